import type { reports as english } from '../en/reports.ts'
import { counted, type Translation } from '../sentence.ts'

export const reports: Translation<typeof english> = {
  dashboard: 'Dashboard',
  byType: 'Per tipo',
  byStatus: 'Per stato',
  bySource: 'Per provenienza',
  total: counted({ one: '{count} cliente', other: '{count} clienti' }),
  type: { residential_customer: 'Privati', partner: 'Partner', whitelabel_partner: 'Partner white label' },
  status: { active: 'Attivi', inactive: 'Inattivi', deleted: 'Eliminati' },
  source: {
    crm: 'CRM',
    csv: 'File CSV',
    open_registration: 'Registrazione aperta',
    self_registration: 'Registrazione autonoma',
    stepup_registration: 'Registrazione step-up',
    user: 'Aggiunto da un utente',
  },
  work: {
    title: 'Da gestire',
    purge: 'Saranno eliminati definitivamente',
    purgeHint: 'Clienti disattivati. Ognuno può essere riattivato entro 30 giorni.',
    unregistered: 'Non ancora registrati',
    unregisteredHint: 'Clienti attivi senza account presso il provider di identità.',
    newest: 'Clienti più recenti',
    newestHint: 'Creati più di recente.',
    none: 'Qui non c’è nulla da fare.',
    all: 'Mostra tutti',
  },
}
