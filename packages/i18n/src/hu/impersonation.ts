import type { impersonation as english } from '../en/impersonation.ts'
import type { Translation } from '../sentence.ts'

/** Egy ügyfél alkalmazásának megtekintése. */
export const impersonation: Translation<typeof english> = {
  title: 'App nézet',
  intro:
    'A token 30 percig olvassa, amit az ügyfél alkalmazása mutat, és soha nem módosít semmit. Az ügyfél nem értesül róla, a napló igen.',
  reason: 'Indok',
  reasonHelp: 'Miért nézi meg, például a megkeresés száma. A naplóban marad.',
  start: 'App nézet indítása',
  notActive: 'Csak aktív ügyfél alkalmazása tekinthető meg.',
  tokenHint: 'Csak egyszer, csak ezen az oldalon látható. Az ügyfél bejelentkezését helyettesíti, és az Ön munkamenetével véget ér.',
  endsIn: 'Vége',
  end: 'Befejezés most',
  ended: 'Az app nézet véget ért.',
  views: 'Kik nézték meg az alkalmazást',
  nobody: 'Még senki sem nézte meg ennek az ügyfélnek az alkalmazását.',
  member: 'Tag',
  startedAt: 'Kezdete',
  endedAt: 'Vége',
}
