import type { whiteLabel as english } from '../en/white-label.ts'
import type { Translation } from '../sentence.ts'

export const whiteLabel: Translation<typeof english> = {
  title: 'Marke',
  tab: 'White Label',
  intro: 'Was die Kunden dieses Partners in der App anstelle unserer eigenen Marke sehen.',
  notSet: 'Noch nichts eingestellt. Kunden sehen die Farben des Dienstes.',
  field: {
    appName: 'Name der App',
    logoUrl: 'Logo-URL',
    primaryColor: 'Hauptfarbe',
    accentColor: 'Akzentfarbe',
    impressumUrl: 'Impressum-URL',
    updatedAt: 'Zuletzt geändert',
  },
  help: {
    logoUrl: 'Muss eine öffentliche https://-Adresse sein. Am besten SVG, sonst PNG mit 512 Pixeln.',
    primaryColor: 'Kopfzeile und Schaltflächen.',
    accentColor: 'Hervorhebungen und Zahlen.',
  },
  discard: 'Änderungen verwerfen',
  saved: 'Die Marke wurde gespeichert.',
  failed: 'Die Marke wurde nicht gespeichert: {reason}',
  noPermission: 'Sie haben keine Berechtigung, Marken zu ändern.',
  preview: {
    title: 'Vorschau',
    home: 'Guten Morgen',
    now: 'Jetzt',
    production: 'PV-Erzeugung',
    consumption: 'Verbrauch',
    button: 'Heute anzeigen',
    imprint: 'Impressum',
    logoFailed: 'Das Logo konnte von dieser Adresse nicht geladen werden.',
    contrast: 'Weißer Text auf der Hauptfarbe ist schlecht lesbar (Kontrast {ratio}:1, nötig sind mindestens 4,5:1).',
  },
}
