import type { gatewayHistory as english } from '../en/gateway-history.ts'
import type { Translation } from '../sentence.ts'

/** Hogyan volt hallható egy átjáró, és mi történt vele. */
export const gatewayHistory: Translation<typeof english> = {
  title: 'Az átjáró előzményei',
  measured: 'Mérve az elmúlt 30 napban',
  day: '{day}: {duration} mérve',
  silences: 'Kimaradások az elmúlt 90 napban',
  noSilence: 'Nem volt 15 percnél hosszabb kimaradás',
  lasts: 'jelenleg is tart',
  scans: 'Keresések az elmúlt 90 napban',
  noScan: 'Nem volt keresés',
  all: 'Összes megjelenítése ({count})',
}
