import { counted } from '../sentence.ts'

export const statistics = {
  customers: 'Customers',
  installations: 'Installations',
  pvPeakPower: 'PV peak power',
  batteryCapacity: 'Battery capacity',
  unknownFor: counted({ one: 'unknown for {count} installation', other: 'unknown for {count} installations' }),
  capacity: 'Capacity',
  ofPartners: 'Customers of partners',
  createdByMonth: 'Customers created in the last 12 months',
  byStatus: 'Customers by status',
  bySource: 'Customers by source',
  byKind: 'Installations by type',
  byVendor: 'Installations by vendor',
  noVendor: 'No vendor',
  noInstallations: 'No installations yet',
  onlyPartners: 'Only partners have a dashboard of their own.',
} as const
