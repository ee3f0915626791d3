import type { whiteLabel as english } from '../en/white-label.ts'
import type { Translation } from '../sentence.ts'

export const whiteLabel: Translation<typeof english> = {
  title: 'Márka',
  tab: 'White label',
  intro: 'Amit a partner ügyfelei az alkalmazásban a saját márkánk helyett látnak.',
  notSet: 'Még nincs semmi beállítva. Az ügyfelek a szolgáltatás színeit látják.',
  field: {
    appName: 'Az alkalmazás neve',
    logoUrl: 'A logó URL-je',
    primaryColor: 'Fő szín',
    accentColor: 'Kiemelő szín',
    impressumUrl: 'Az impresszum URL-je',
    updatedAt: 'Utoljára módosítva',
  },
  help: {
    logoUrl: 'Nyilvános https:// cím kell. Legjobb az SVG, vagy egy 512 képpontos PNG.',
    primaryColor: 'Fejléc és gombok.',
    accentColor: 'Kiemelések és értékek.',
  },
  discard: 'Módosítások elvetése',
  saved: 'A márka mentve.',
  failed: 'A márka nem lett mentve: {reason}',
  noPermission: 'Nincs jogosultsága a márkák módosításához.',
  preview: {
    title: 'Előnézet',
    home: 'Jó reggelt',
    now: 'Most',
    production: 'PV-termelés',
    consumption: 'Fogyasztás',
    button: 'Mai nap megjelenítése',
    imprint: 'Impresszum',
    logoFailed: 'A logó nem tölthető be erről a címről.',
    contrast: 'A fehér szöveg a fő színen nehezen olvasható (kontraszt: {ratio}:1, legalább 4,5:1 szükséges).',
  },
}
