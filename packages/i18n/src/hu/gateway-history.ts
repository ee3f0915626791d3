import type { gatewayHistory as english } from '../en/gateway-history.ts'
import { counted, type Translation } from '../sentence.ts'

export const gatewayHistory: Translation<typeof english> = {
  title: 'Az átjáró előzményei',
  past: 'Milyen gyakran nem volt elérhető az átjáró',
  measured: 'Mérve az elmúlt 30 napban',
  day: '{day}: {duration} mérve',
  dayBefore: '{day}: az átjáró hozzáadása előtt',
  gaps: 'Kimaradások az elmúlt 30 napban',
  noGap: 'Nem volt 15 perces vagy hosszabb kimaradás',
  lasts: 'jelenleg is tart',
  scans: 'Keresések az elmúlt 90 napban',
  noScan: 'Nem volt keresés',
  took: 'időtartam: {duration}',
  found: counted({ one: '{count} készüléket talált', other: '{count} készüléket talált' }),
  foundNew: 'ebből {count} új',
  timedOut: 'nincs válasz',
  missing: 'Hiányzó üzenetek',
  noneMissing: 'Nincs hiányzó üzenet',
  missingCount: counted({ one: '{count} üzenet hiányzik', other: '{count} üzenet hiányzik' }),
  missingAsked: 'Az átjárót megkértük, hogy küldje el őket újra.',
  missingGone: 'Az átjárónál már nincsenek meg.',
  missingRange: '{from} – {to}',
  andMore: 'legalább {count}',
  all: 'Összes megjelenítése ({count})',
}
