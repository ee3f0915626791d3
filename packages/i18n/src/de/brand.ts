import type { brand as english } from '../en/brand.ts'
import type { Translation } from '../sentence.ts'

/** Die Marke eines White-Label-Partners. */
export const brand: Translation<typeof english> = {
  title: 'Marke',
  tab: 'White Label',
  intro: 'Was Kunden dieses Partners in der App anstelle unserer eigenen Marke sehen.',
  notSet: 'Noch nichts eingestellt: Kunden sehen die Farben des Dienstes.',
  field: {
    appName: 'Name der App',
    logoUrl: 'Adresse des Logos',
    primaryColor: 'Hauptfarbe',
    accentColor: 'Akzentfarbe',
    impressumUrl: 'Adresse des Impressums',
    updatedAt: 'Letzte Änderung',
  },
  help: {
    logoUrl: 'Nur https, im öffentlichen Internet. Am besten SVG oder PNG mit 512 Pixeln.',
    primaryColor: 'Kopfzeile und Schaltflächen.',
    accentColor: 'Hervorhebungen und Zahlen.',
  },
  discard: 'Änderungen verwerfen',
  saved: 'Die Marke wurde gespeichert.',
  failed: 'Die Marke wurde nicht gespeichert: {reason}',
  noPermission: 'Ihre Rolle darf Marken nicht ändern.',
  preview: {
    title: 'Vorschau',
    home: 'Guten Morgen',
    now: 'Jetzt',
    production: 'PV-Erzeugung',
    consumption: 'Verbrauch',
    button: 'Heute zeigen',
    imprint: 'Impressum',
    logoFailed: 'Das Logo lässt sich von dieser Adresse nicht laden.',
    contrast: 'Weiße Schrift auf der Hauptfarbe ist schlecht lesbar ({ratio} zu 1; nötig sind mindestens 4,5 zu 1).',
  },
}
