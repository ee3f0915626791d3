import type { contacts as english } from '../en/contacts.ts'
import type { Translation } from '../sentence.ts'

/** Wie ein Gateway zu hören war und was es erlebt hat. */
export const contacts: Translation<typeof english> = {
  title: 'Verlauf des Gateways',
  measured: 'Gemessen in den letzten 30 Tagen',
  day: '{day}: {duration} gemessen',
  silences: 'Funkstillen der letzten 90 Tage',
  noSilence: 'Nie eine Viertelstunde still',
  lasts: 'jetzt still',
  scans: 'Suchläufe der letzten 90 Tage',
  noScan: 'Kein Suchlauf',
  all: 'Alle {count} zeigen',
}
