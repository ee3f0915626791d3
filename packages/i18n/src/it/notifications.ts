import type { notifications as english } from '../en/notifications.ts'
import type { Translation } from '../sentence.ts'

export const notifications: Translation<typeof english> = {
  title: 'Notifiche',
  readAll: 'Segna tutte come lette',
  showAll: 'Mostra tutte ({count})',
  unread: 'non letta',
  by: 'da {name}',
  empty: 'Nessuna novità',
  emptyHint: 'Qui compaiono le operazioni concluse, le importazioni non riuscite e il lavoro che ti affidano i colleghi.',
  kind: {
    'bulk-action-done': 'Azione multipla conclusa',
    'import-done': 'Importazione completata',
    'import-failed': 'Importazione non riuscita',
    'alarm-assigned': 'Allarme assegnato a te',
    'work-handed-over': 'Lavoro affidato a te',
    'access-requested': 'Un membro chiede un’autorizzazione',
    'access-granted': 'Hai ricevuto un’autorizzazione',
    'access-declined': 'La tua richiesta è stata rifiutata',
    'access-lent': 'Ti è stato concesso un accesso temporaneo',
    'data-import-done': 'Importazione dati completata',
    'data-import-failed': 'Importazione dati non riuscita',
    'migration-done': 'Clienti spostati',
    'migration-stopped': 'Spostamento dei clienti interrotto',
    'order-status-done': 'Stato degli ordini aggiornato',
    'events-paused': 'Endpoint per gli eventi in pausa',
  },
}
