import type { reports as english } from '../en/reports.ts'
import { counted, type Translation } from '../sentence.ts'

export const reports: Translation<typeof english> = {
  dashboard: 'Áttekintés',
  byType: 'Típus szerint',
  byStatus: 'Állapot szerint',
  bySource: 'Forrás szerint',
  total: counted({ one: '{count} ügyfél', other: '{count} ügyfél' }),
  type: { residential_customer: 'Lakossági', partner: 'Partner', whitelabel_partner: 'White label partner' },
  status: { active: 'Aktív', inactive: 'Inaktív', deleted: 'Törölt' },
  source: {
    crm: 'CRM',
    csv: 'CSV-fájl',
    open_registration: 'Nyílt regisztráció',
    self_registration: 'Önálló regisztráció',
    stepup_registration: 'Kiegészítő regisztráció',
    user: 'Felhasználó vette fel',
  },
  work: {
    title: 'Teendők',
    purge: 'Végleges törlés előtt',
    purgeHint: 'Inaktivált ügyfelek. Mindegyik 30 napon belül újraaktiválható.',
    unregistered: 'Még nem regisztrált',
    unregisteredHint: 'Aktív ügyfelek fiók nélkül az azonosításszolgáltatónál.',
    newest: 'Legújabb ügyfelek',
    newestHint: 'Legutóbb létrehozva.',
    none: 'Itt nincs teendő.',
    all: 'Összes megjelenítése',
  },
}
