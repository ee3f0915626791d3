import type { days as english } from '../en/days.ts'
import type { Translation } from '../sentence.ts'

export const days: Translation<typeof english> = {
  from: 'Da',
  until: 'A',
  choose: 'Calendario: {field}',
  invalid: 'Non è una data. Esempio: {example}',
  outOfRange: 'Questa data è fuori dall’intervallo possibile',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  presets: 'Periodi comuni',
  preset: {
    today: 'Oggi',
    yesterday: 'Ieri',
    last7: 'Ultimi 7 giorni',
    last30: 'Ultimi 30 giorni',
    thisWeek: 'Questa settimana',
    thisMonth: 'Questo mese',
    lastMonth: 'Mese scorso',
    thisYear: 'Quest’anno',
  },
}
