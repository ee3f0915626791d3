import type { brand as english } from '../en/brand.ts'
import type { Translation } from '../sentence.ts'

/** Egy white label partner márkája. */
export const brand: Translation<typeof english> = {
  title: 'Márka',
  tab: 'White label',
  intro: 'Amit a partner ügyfelei az alkalmazásban a saját márkánk helyett látnak.',
  notSet: 'Még semmi sincs beállítva: az ügyfelek a szolgáltatás színeit látják.',
  field: {
    appName: 'Az alkalmazás neve',
    logoUrl: 'A logó címe',
    primaryColor: 'Fő szín',
    accentColor: 'Kiemelő szín',
    impressumUrl: 'Az impresszum címe',
    updatedAt: 'Utolsó módosítás',
  },
  help: {
    logoUrl: 'Csak https, a nyilvános interneten. Legjobb SVG vagy 512 képpontos PNG.',
    primaryColor: 'Fejléc és gombok.',
    accentColor: 'Kiemelések és értékek.',
  },
  discard: 'Módosítások elvetése',
  saved: 'A márka mentve.',
  failed: 'A márka nem lett mentve: {reason}',
  noPermission: 'A szerepköre nem módosíthat márkát.',
  preview: {
    title: 'Előnézet',
    home: 'Jó reggelt',
    now: 'Most',
    production: 'PV-termelés',
    consumption: 'Fogyasztás',
    button: 'Mai nap',
    imprint: 'Impresszum',
    logoFailed: 'A logó erről a címről nem tölthető be.',
    contrast: 'A fehér szöveg a fő színen nehezen olvasható ({ratio} : 1; legalább 4,5 : 1 szükséges).',
  },
}
