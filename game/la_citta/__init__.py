GAME = "la_citta"  # its id: the folder of its data, the catalogue of its texts
