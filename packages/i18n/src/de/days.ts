import type { days as english } from '../en/days.ts'
import type { Translation } from '../sentence.ts'

export const days: Translation<typeof english> = {
  from: 'Von',
  until: 'Bis',
  choose: 'Kalender: {field}',
  invalid: 'Kein Datum. Beispiel: {example}',
  outOfRange: 'Dieses Datum liegt außerhalb des möglichen Bereichs',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  presets: 'Häufige Zeiträume',
  preset: {
    today: 'Heute',
    yesterday: 'Gestern',
    last7: 'Letzte 7 Tage',
    last30: 'Letzte 30 Tage',
    thisWeek: 'Diese Woche',
    thisMonth: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
    thisYear: 'Dieses Jahr',
  },
}
