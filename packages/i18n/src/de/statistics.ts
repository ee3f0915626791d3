import type { statistics as english } from '../en/statistics.ts'
import { counted, type Translation } from '../sentence.ts'

export const statistics: Translation<typeof english> = {
  customers: 'Kunden',
  installations: 'Anlagen',
  pvPeakPower: 'PV-Spitzenleistung',
  batteryCapacity: 'Batteriekapazität',
  unknownFor: counted({ one: 'bei {count} Anlage unbekannt', other: 'bei {count} Anlagen unbekannt' }),
  capacity: 'Leistung und Kapazität',
  ofPartners: 'Kunden von Partnern',
  createdByMonth: 'In den letzten 12 Monaten angelegte Kunden',
  byStatus: 'Kunden nach Status',
  bySource: 'Kunden nach Herkunft',
  byKind: 'Anlagen nach Art',
  byVendor: 'Anlagen nach Anbieter',
  noVendor: 'Ohne Anbieter',
  noInstallations: 'Noch keine Anlagen',
  onlyPartners: 'Nur Partner haben ein eigenes Dashboard.',
}
