import type { fleet as english } from '../en/fleet.ts'
import { counted, type Translation } from '../sentence.ts'

export const fleet: Translation<typeof english> = {
  title: 'Karte der Flotte',
  sites: counted({ one: '{count} Haus', other: '{count} Häuser' }),
  list: counted({ one: '{count} Haus auflisten: {state}', other: '{count} Häuser auflisten: {state}' }),
  open: 'Karte öffnen',
  show: 'Anzeigen',
  state: { error: 'Fehler', warning: 'Warnung', silent: 'Liefert nicht', ok: 'In Ordnung', no_gateway: 'Ohne Gateway' },
  means: {
    error: 'Ein Fehler ist offen.',
    warning: 'Eine Warnung ist offen.',
    silent: 'Hat ein Gateway, sendet aber keine Messwerte.',
    ok: 'Wird gemessen und hat keinen Alarm.',
    no_gateway: 'Hat weder Gateway noch Messwerte.',
  },
  inView: counted({ one: '{count} Haus im Ausschnitt', other: '{count} Häuser im Ausschnitt' }),
  approximately: '{town} (ungefähre Lage)',
  unplaced: counted({ one: '{count} Haus hat keine Koordinaten.', other: '{count} Häuser haben keine Koordinaten.' }),
  cut: 'Nur die größten Gruppen werden angezeigt. Vergrößern Sie, um die übrigen zu sehen.',
  counted: 'Gezählt',
  notCounted: 'Die Häuser werden gerade zum ersten Mal gezählt.',
  none: 'Hier sind keine Häuser',
  noneHint: 'Verschieben Sie die Karte, oder zeigen Sie jeden Status an.',
  table: 'Häuser im Ausschnitt',
  place: 'Ort',
  total: 'Häuser',
  around: 'um {town}',
  closer: 'Vergrößern',
  more: 'Die {shown} größten von {total} Gruppen.',
}
