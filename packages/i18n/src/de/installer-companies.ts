import type { installerCompanies as english } from '../en/installer-companies.ts'
import type { Translation } from '../sentence.ts'

export const installerCompanies: Translation<typeof english> = {
  title: 'Installationsbetriebe',
  empty: 'Keine Installationsbetriebe',
  emptyHint: 'Fügen Sie die Betriebe hinzu, die für Sie installieren, und dann ihre Installateure.',
  noPermission: 'Sie haben keine Berechtigung, Installationsbetriebe zu ändern.',
  field: { name: 'Name', tenant: 'Mandant', installers: 'Installateure', open: 'Offene Anlagen', createdAt: 'Hinzugefügt am' },
  add: {
    action: 'Betrieb hinzufügen',
    title: 'Installationsbetrieb hinzufügen',
    done: 'Der Betrieb wurde hinzugefügt.',
    failed: 'Der Betrieb wurde nicht hinzugefügt: {reason}',
  },
  assign: {
    title: 'Installateure von {company}',
    none: 'Noch kein Mitglied ist Installateur. Laden Sie Installateure unter „Mitglieder“ ein.',
    elsewhere: 'arbeitet für {company}',
    hint: 'Ein Installateur gehört zu höchstens einem Betrieb und sieht nur dessen Anlagen.',
    done: 'Die Installateure wurden gespeichert.',
    failed: 'Die Installateure wurden nicht gespeichert: {reason}',
  },
  remove: {
    action: 'Betrieb entfernen',
    title: '{company} entfernen?',
    text: 'Seine Installateure gehören dann zu keinem Betrieb und können keine Anlagen hinzufügen.',
    done: 'Der Betrieb wurde entfernt.',
    failed: 'Der Betrieb wurde nicht entfernt: {reason}',
  },
}
