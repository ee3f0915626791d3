import type { fleet as english } from '../en/fleet.ts'
import { counted, type Translation } from '../sentence.ts'

export const fleet: Translation<typeof english> = {
  title: 'A flotta térképe',
  sites: counted({ one: '{count} otthon', other: '{count} otthon' }),
  list: counted({ one: '{count} otthon listázása: {state}', other: '{count} otthon listázása: {state}' }),
  open: 'Térkép megnyitása',
  show: 'Megjelenítés',
  state: { error: 'Hiba', warning: 'Figyelmeztetés', silent: 'Nem küld adatot', ok: 'Rendben', no_gateway: 'Átjáró nélkül' },
  means: {
    error: 'Nyitott hibája van.',
    warning: 'Nyitott figyelmeztetése van.',
    silent: 'Van átjárója, de nem küld mérési adatot.',
    ok: 'Mérik, és nincs riasztása.',
    no_gateway: 'Nincs sem átjárója, sem mérési adata.',
  },
  inView: counted({ one: '{count} otthon látható', other: '{count} otthon látható' }),
  approximately: '{town} (hozzávetőleges hely)',
  unplaced: counted({ one: '{count} otthonnak nincs koordinátája.', other: '{count} otthonnak nincs koordinátája.' }),
  cut: 'Csak a legnagyobb csoportok látszanak. A többihez nagyítson.',
  counted: 'Számolva',
  notCounted: 'Az otthonok első számlálása folyamatban van.',
  none: 'Itt nincs otthon',
  noneHint: 'Mozgassa a térképet, vagy jelenítsen meg minden állapotot.',
  table: 'Látható otthonok',
  place: 'Hely',
  total: 'Otthonok',
  around: '{town} környékén',
  closer: 'Nagyítás',
  more: 'A {total} csoportból a {shown} legnagyobb.',
}
