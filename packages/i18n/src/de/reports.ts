import type { reports as english } from '../en/reports.ts'
import { counted, type Translation } from '../sentence.ts'

export const reports: Translation<typeof english> = {
  dashboard: 'Dashboard',
  byType: 'Nach Typ',
  byStatus: 'Nach Status',
  bySource: 'Nach Herkunft',
  total: counted({ one: '{count} Kunde', other: '{count} Kunden' }),
  type: { residential_customer: 'Privatkunden', partner: 'Partner', whitelabel_partner: 'White-Label-Partner' },
  status: { active: 'Aktiv', inactive: 'Inaktiv', deleted: 'Gelöscht' },
  source: {
    crm: 'CRM',
    csv: 'CSV-Datei',
    open_registration: 'Offene Registrierung',
    self_registration: 'Selbstregistrierung',
    stepup_registration: 'Step-up-Registrierung',
    user: 'Von einem Benutzer angelegt',
  },
  work: {
    title: 'Zu erledigen',
    purge: 'Werden endgültig gelöscht',
    purgeHint: 'Deaktivierte Kunden. Jeder kann innerhalb von 30 Tagen reaktiviert werden.',
    unregistered: 'Noch nicht registriert',
    unregisteredHint: 'Aktive Kunden ohne Konto beim Identitätsanbieter.',
    newest: 'Neueste Kunden',
    newestHint: 'Zuletzt angelegt.',
    none: 'Hier ist nichts zu tun.',
    all: 'Alle anzeigen',
  },
}
