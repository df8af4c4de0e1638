"""What the Tax Collector does. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.state import View
from game.citadels.words.records import ability, problem, symbol


def _taxes(view: View) -> str:
    return _("Take {amount} gold in taxes").format(amount=view.tax)


ability("tax_collector", _taxes)
problem("no_taxes", N_("there are no taxes to take"))
symbol("tax", N_("Gold on the Tax Collector's token; it goes to the Tax Collector."))
