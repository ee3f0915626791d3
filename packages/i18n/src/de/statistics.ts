import type { statistics as english } from '../en/statistics.ts'
import type { Translation } from '../sentence.ts'

export const statistics: Translation<typeof english> = {
  customers: 'Kunden',
  installations: 'Anlagen',
  pvPeakPower: 'PV-Spitzenleistung',
  batteryCapacity: 'Batteriekapazität',
  capacity: 'Leistung und Kapazität',
  ofPartners: 'Kunden von Partnern',
  createdByMonth: 'In den letzten 12 Monaten angelegte Kunden',
  byStatus: 'Kunden nach Status',
  bySource: 'Kunden nach Herkunft',
  byKind: 'Anlagen nach Art',
  byVendor: 'Anlagen nach Anbieter',
  noVendor: 'Ohne Anbieter',
  onlyPartners: 'Nur Partner haben ein eigenes Dashboard.',
}
