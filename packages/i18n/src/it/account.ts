import type { account as english } from '../en/account.ts'
import type { Translation } from '../sentence.ts'

export const account: Translation<typeof english> = {
  members: 'Membri',
  search: 'Cerca per nome o e-mail',
  empty: 'Ancora nessun membro',
  field: {
    name: 'Nome',
    email: 'E-mail',
    roles: 'Ruoli',
    tenant: 'Tenant',
    language: 'Lingua',
    createdAt: 'Creato il',
    lastSeenAt: 'Ultimo accesso',
    multifactor: 'Due fattori',
    state: 'Stato',
  },
  role: { root: 'Root', admin: 'Amministratore', support: 'Supporto', installer: 'Installatore' },
  language: { en: 'Inglese', de: 'Tedesco', it: 'Italiano', hu: 'Ungherese' },
  signedUp: 'Registrato',
  invited: 'Invitato',
}
