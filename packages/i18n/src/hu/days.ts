import type { days as english } from '../en/days.ts'
import type { Translation } from '../sentence.ts'

export const days: Translation<typeof english> = {
  from: 'Ettől',
  until: 'Eddig',
  choose: 'Naptár: {field}',
  invalid: 'Ez nem dátum. Példa: {example}',
  outOfRange: 'Ez a dátum a lehetséges tartományon kívül esik',
  previousMonth: 'Előző hónap',
  nextMonth: 'Következő hónap',
  presets: 'Gyakori időszakok',
  preset: {
    today: 'Ma',
    yesterday: 'Tegnap',
    last7: 'Az elmúlt 7 nap',
    last30: 'Az elmúlt 30 nap',
    thisWeek: 'Ez a hét',
    thisMonth: 'Ez a hónap',
    lastMonth: 'Az előző hónap',
    thisYear: 'Ez az év',
  },
}
