import type { impersonation as english } from '../en/impersonation.ts'
import type { Translation } from '../sentence.ts'

/** Egy ügyfél alkalmazásának megtekintése. */
export const impersonation: Translation<typeof english> = {
  title: 'Alkalmazásnézet',
  intro:
    'Egy csak olvasható token 30 percig megmutatja, amit az ügyfél az alkalmazásban lát. Az ügyfél nem kap értesítést, de a változásnapló rögzíti.',
  reason: 'Indok',
  reasonHelp: 'Miért van szükség erre a nézetre, például a megkeresés száma. A változásnapló rögzíti.',
  start: 'Alkalmazásnézet indítása',
  notActive: 'Csak aktív ügyfél alkalmazása tekinthető meg.',
  tokenHint: 'Csak egyszer, csak ezen az oldalon látható. Az ügyfél bejelentkezését helyettesíti, és az Ön munkamenetével véget ér.',
  endsIn: 'Vége',
  end: 'Befejezés most',
  ended: 'Az alkalmazásnézet véget ért.',
  views: 'Kik nézték meg az alkalmazást',
  nobody: 'Még senki sem nézte meg ennek az ügyfélnek az alkalmazását.',
  member: 'Tag',
  startedAt: 'Kezdete',
  endedAt: 'Vége',
}
