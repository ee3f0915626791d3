import type { installerCompanies as english } from '../en/installer-companies.ts'
import type { Translation } from '../sentence.ts'

export const installerCompanies: Translation<typeof english> = {
  title: 'Telepítő cégek',
  empty: 'Nincs telepítő cég',
  emptyHint: 'Adja hozzá az Önöknek dolgozó telepítő cégeket, majd a telepítőiket.',
  noPermission: 'Nincs jogosultsága a telepítő cégek módosításához.',
  field: { name: 'Név', tenant: 'Bérlő', installers: 'Telepítők', open: 'Nyitott rendszerek', createdAt: 'Hozzáadva' },
  add: {
    action: 'Cég hozzáadása',
    title: 'Telepítő cég hozzáadása',
    done: 'A céget hozzáadtuk.',
    failed: 'A céget nem sikerült hozzáadni: {reason}',
  },
  assign: {
    title: '{company} telepítői',
    none: 'Még egyetlen tag sem telepítő. Hívja meg a telepítőket a Tagok oldalon.',
    elsewhere: 'itt dolgozik: {company}',
    hint: 'Egy telepítő legfeljebb egy céghez tartozik, és csak annak rendszereit látja.',
    done: 'A telepítőket mentettük.',
    failed: 'A telepítőket nem sikerült menteni: {reason}',
  },
  remove: {
    action: 'Cég eltávolítása',
    title: 'Eltávolítja: {company}?',
    text: 'Telepítői ezután egyetlen céghez sem tartoznak, és nem adhatnak hozzá rendszereket.',
    done: 'A céget eltávolítottuk.',
    failed: 'A céget nem sikerült eltávolítani: {reason}',
  },
}
