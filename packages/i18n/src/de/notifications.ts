import type { notifications as english } from '../en/notifications.ts'
import type { Translation } from '../sentence.ts'

export const notifications: Translation<typeof english> = {
  title: 'Benachrichtigungen',
  readAll: 'Alle als gelesen markieren',
  showAll: 'Alle {count} anzeigen',
  unread: 'ungelesen',
  by: 'von {name}',
  empty: 'Nichts Neues',
  emptyHint: 'Beendete Vorgänge, fehlgeschlagene Importe und Arbeit, die Kollegen an Sie übergeben, erscheinen hier.',
  kind: {
    'bulk-action-done': 'Sammelaktion beendet',
    'import-done': 'Import beendet',
    'import-failed': 'Import fehlgeschlagen',
    'alarm-assigned': 'Alarm Ihnen zugewiesen',
    'work-handed-over': 'Arbeit an Sie übergeben',
    'access-requested': 'Ein Mitglied fragt eine Berechtigung an',
    'access-granted': 'Sie haben eine Berechtigung erhalten',
    'access-declined': 'Ihre Anfrage wurde abgelehnt',
    'access-lent': 'Sie haben Zugriff auf Zeit erhalten',
    'data-import-done': 'Datenimport beendet',
    'data-import-failed': 'Datenimport fehlgeschlagen',
    'migration-done': 'Kunden verschoben',
    'migration-stopped': 'Verschieben von Kunden angehalten',
    'order-status-done': 'Auftragsstatus geändert',
    'events-paused': 'Endpunkt für Ereignisse angehalten',
  },
}
