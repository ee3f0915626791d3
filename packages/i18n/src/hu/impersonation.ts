import type { impersonation as english } from '../en/impersonation.ts'
import type { Translation } from '../sentence.ts'

export const impersonation: Translation<typeof english> = {
  title: 'Alkalmazásnézet',
  intro:
    'A nézet 30 percig megmutatja, amit az ügyfél az alkalmazásban lát, és semmit sem módosít. Az ügyfél nem kap értesítést; a változásnapló az indokkal együtt rögzíti.',
  reason: 'Indok',
  reasonHelp: 'Miért van szükség erre a nézetre, például a megkeresés száma. A változásnapló rögzíti.',
  start: 'Alkalmazásnézet indítása',
  notActive: 'Csak aktív ügyfél alkalmazása tekinthető meg.',
  frame: '{customer} alkalmazása',
  readOnly: 'Csak olvas, semmit sem módosít. Az élő adatok az ügyfél utolsó bejelentkezése után hét napig láthatók.',
  environment: {
    label: 'Környezet',
    published: 'Közzétett',
    draft: 'Vázlat',
    hint: 'A vázlat a partner előkészített, de még nem közzétett márkájában mutatja az alkalmazást. Minden más ugyanaz.',
    phone: 'A telefon a közzétett alkalmazást mutatja, nem a vázlatot.',
    absence: {
      'not-branded': 'Az ügyfél alkalmazása nem viseli partner márkáját, ezért nincs vázlata.',
      hidden: 'Önnek nincs jogosultsága a partner márkájának olvasásához, ezért a vázlatát sem nézheti meg.',
      'no-draft': 'A partner márkájának nincs olyan vázlata, amely eltér a közzétettől.',
    },
  },
  fullScreen: 'Teljes képernyő',
  onPhone: 'Megnyitás telefonon',
  scan: 'Olvassa be ezt a kódot a telefonnal, vagy küldje el rá a hivatkozást.',
  linkEndsIn: 'A hivatkozás egyszer használható, még',
  newLink: 'Új hivatkozás',
  linkEnded: 'Ez a hivatkozás már nem érvényes.',
  endsIn: 'Hátralévő idő:',
  end: 'Befejezés most',
  ended: 'Az alkalmazásnézet véget ért.',
  views: 'Kik nézték meg az alkalmazást',
  nobody: 'Még senki sem nézte meg ennek az ügyfélnek az alkalmazását.',
  member: 'Tag',
  startedAt: 'Kezdete',
  endedAt: 'Vége',
}
