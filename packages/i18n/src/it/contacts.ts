import type { contacts as english } from '../en/contacts.ts'
import type { Translation } from '../sentence.ts'

/** Come si è sentito un gateway e che cosa gli è successo. */
export const contacts: Translation<typeof english> = {
  title: 'Storia del gateway',
  measured: 'Misurato negli ultimi 30 giorni',
  day: '{day}: {duration} misurati',
  silences: 'Silenzi degli ultimi 90 giorni',
  noSilence: 'Mai in silenzio per un quarto d’ora',
  lasts: 'ora in silenzio',
  scans: 'Ricerche degli ultimi 90 giorni',
  noScan: 'Nessuna ricerca',
  all: 'Mostra tutti ({count})',
}
