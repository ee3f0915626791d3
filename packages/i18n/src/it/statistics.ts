import type { statistics as english } from '../en/statistics.ts'
import { counted, type Translation } from '../sentence.ts'

export const statistics: Translation<typeof english> = {
  customers: 'Clienti',
  installations: 'Impianti',
  pvPeakPower: 'Potenza di picco FV',
  batteryCapacity: 'Capacità delle batterie',
  unknownFor: counted({ one: 'sconosciuta per {count} impianto', other: 'sconosciuta per {count} impianti' }),
  capacity: 'Potenza e capacità',
  ofPartners: 'Clienti dei partner',
  createdByMonth: 'Clienti creati negli ultimi 12 mesi',
  byStatus: 'Clienti per stato',
  bySource: 'Clienti per provenienza',
  byKind: 'Impianti per tipo',
  byVendor: 'Impianti per fornitore',
  noVendor: 'Senza fornitore',
  noInstallations: 'Ancora nessun impianto',
  onlyPartners: 'Solo i partner hanno una dashboard propria.',
}
