import type { statistics as english } from '../en/statistics.ts'
import { counted, type Translation } from '../sentence.ts'

export const statistics: Translation<typeof english> = {
  customers: 'Ügyfelek',
  installations: 'Rendszerek',
  pvPeakPower: 'Napelemes csúcsteljesítmény',
  batteryCapacity: 'Akkumulátor-kapacitás',
  unknownFor: counted({ one: '{count} rendszernél ismeretlen', other: '{count} rendszernél ismeretlen' }),
  capacity: 'Teljesítmény és kapacitás',
  ofPartners: 'Partnerek ügyfelei',
  createdByMonth: 'Az utolsó 12 hónapban létrehozott ügyfelek',
  byStatus: 'Ügyfelek állapot szerint',
  bySource: 'Ügyfelek forrás szerint',
  byKind: 'Rendszerek fajta szerint',
  byVendor: 'Rendszerek szolgáltató szerint',
  noVendor: 'Szolgáltató nélkül',
  noInstallations: 'Még nincs rendszer',
  onlyPartners: 'Csak a partnereknek van saját áttekintésük.',
}
