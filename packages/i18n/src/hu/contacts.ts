import type { contacts as english } from '../en/contacts.ts'
import type { Translation } from '../sentence.ts'

/** Hogyan volt hallható egy átjáró, és mi történt vele. */
export const contacts: Translation<typeof english> = {
  title: 'Az átjáró előzményei',
  measured: 'Mérve az elmúlt 30 napban',
  day: '{day}: {duration} mérve',
  silences: 'Hallgatások az elmúlt 90 napban',
  noSilence: 'Sosem hallgatott negyed órát',
  lasts: 'most hallgat',
  scans: 'Keresések az elmúlt 90 napban',
  noScan: 'Nem volt keresés',
  all: 'Mind a(z) {count} mutatása',
}
