import type { customerSummary as english } from '../en/customer-summary.ts'
import { counted, type Translation } from '../sentence.ts'

export const customerSummary: Translation<typeof english> = {
  label: 'Überblick',
  contact: 'Kontakt',
  number: 'Kundennummer',
  address: 'Adresse',
  gateway: 'Gateway',
  measurement: 'Messung',
  alarms: 'Offene Alarme',
  invitation: 'Einladung',
  nextStep: 'Nächster Verkaufsschritt',
  noGateway: 'Keines',
  noAlarms: 'Keine',
  joined: 'Beigetreten',
  notInvited: 'Nicht eingeladen',
  noSale: 'Kein laufender Verkauf',
  stepsDone: 'Alle Schritte erledigt',
  noUser: 'Kein Benutzer',
  planned: 'geplant für {date}',
  overdue: 'überfällig seit {date}',
  noDevices: 'Noch keine Geräte',
  noDevicesHint: 'Solange in diesem Haushalt kein Gerät installiert ist, gibt es nichts zu messen.',
  toDevices: 'Zu den Geräten',
  failed: 'Der Überblick konnte nicht geladen werden.',
  open: counted({ one: '{count} offen', other: '{count} offen' }),
  home: { live: 'Live', silent: 'Keine Daten seit {duration}', never: 'Nie gemessen' },
}
