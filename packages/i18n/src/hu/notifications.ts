import type { notifications as english } from '../en/notifications.ts'
import type { Translation } from '../sentence.ts'

export const notifications: Translation<typeof english> = {
  title: 'Értesítések',
  readAll: 'Összes megjelölése olvasottként',
  showAll: 'Összes megjelenítése ({count})',
  unread: 'olvasatlan',
  by: '{name} által',
  empty: 'Nincs újdonság',
  emptyHint: 'Itt jelennek meg a befejezett műveletek, a sikertelen importálások és a kollégáktól kapott munkák.',
  kind: {
    'bulk-action-done': 'Tömeges művelet befejeződött',
    'import-done': 'Importálás befejeződött',
    'import-failed': 'Importálás sikertelen',
    'alarm-assigned': 'Önhöz rendelt riasztás',
    'work-handed-over': 'Önnek átadott munka',
    'access-requested': 'Egy tag jogosultságot kér',
    'access-granted': 'Jogosultságot kapott',
    'access-declined': 'A kérését elutasították',
    'access-lent': 'Ideiglenes hozzáférést kapott',
    'data-import-done': 'Adatimportálás befejeződött',
    'data-import-failed': 'Adatimportálás sikertelen',
    'migration-done': 'Ügyfelek áthelyezve',
    'migration-stopped': 'Az ügyfelek áthelyezése leállt',
    'order-status-done': 'Rendelési állapot frissítve',
    'events-paused': 'Eseményvégpont szünetel',
  },
}
