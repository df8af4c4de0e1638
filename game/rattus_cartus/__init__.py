GAME = "rattus_cartus"  # its id: the folder of its data, the catalogue of its texts
