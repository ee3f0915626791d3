import type { fleet as english } from '../en/fleet.ts'
import { counted, type Translation } from '../sentence.ts'

export const fleet: Translation<typeof english> = {
  title: 'Karte der Flotte',
  sites: counted({ one: '{count} Haushalt', other: '{count} Haushalte' }),
  list: counted({ one: '{count} Haushalt auflisten: {state}', other: '{count} Haushalte auflisten: {state}' }),
  open: 'Karte öffnen',
  show: 'Anzeigen',
  state: { error: 'Fehler', warning: 'Warnung', silent: 'Stumm', ok: 'In Ordnung', no_gateway: 'Ohne Gateway' },
  means: {
    error: 'Ein Fehler ist offen.',
    warning: 'Eine Warnung ist offen.',
    silent: 'Hat ein Gateway, sendet aber keine Messwerte.',
    ok: 'Wird gemessen und hat keinen Alarm.',
    no_gateway: 'Hat weder Gateway noch Messwerte.',
  },
  inView: counted({ one: '{count} Haushalt im Ausschnitt', other: '{count} Haushalte im Ausschnitt' }),
  approximately: '{town} (ungefähre Lage)',
  unplaced: counted({ one: '{count} Haushalt hat keine Koordinaten.', other: '{count} Haushalte haben keine Koordinaten.' }),
  cut: 'Nur die größten Gruppen werden gezeigt. Vergrößern Sie, um die übrigen zu sehen.',
  counted: 'Gezählt',
  notCounted: 'Die Haushalte werden gerade zum ersten Mal gezählt.',
  none: 'Hier sind keine Haushalte',
  noneHint: 'Verschieben Sie die Karte, oder zeigen Sie alle Zustände an.',
  table: 'Haushalte im Ausschnitt',
  place: 'Ort',
  total: 'Haushalte',
  around: 'um {town}',
  closer: 'Vergrößern',
  more: 'Die {shown} größten von {total} Gruppen.',
}
