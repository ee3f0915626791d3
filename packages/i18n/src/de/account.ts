import type { account as english } from '../en/account.ts'
import type { Translation } from '../sentence.ts'

export const account: Translation<typeof english> = {
  members: 'Mitglieder',
  search: 'Nach Name oder E-Mail suchen',
  empty: 'Noch keine Mitglieder',
  field: {
    name: 'Name',
    email: 'E-Mail',
    roles: 'Rollen',
    tenant: 'Mandant',
    language: 'Sprache',
    createdAt: 'Angelegt am',
    lastSeenAt: 'Zuletzt gesehen',
    multifactor: 'Zwei-Faktor',
    state: 'Status',
  },
  role: { root: 'Root', admin: 'Admin', support: 'Support', installer: 'Installateur' },
  language: { en: 'Englisch', de: 'Deutsch', it: 'Italienisch', hu: 'Ungarisch' },
  signedUp: 'Registriert',
  invited: 'Eingeladen',
}
