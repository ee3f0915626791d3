import type { offline as english } from '../en/offline.ts'
import { counted, type Translation } from '../sentence.ts'

/** Il lavoro che attende la rete e le versioni del portale. */
export const offline: Translation<typeof english> = {
  notice:
    'Nessuna connessione. Vedi l’ultimo stato noto; codici di avvio, dispositivi e verbali di messa in servizio restano su questo dispositivo e vengono inviati dopo.',
  unsure:
    'Il server non ha risposto in tempo, quindi non si sa se l’operazione è riuscita. Riprova, oppure ricarica la pagina per controllare.',
  release: 'È disponibile una nuova versione. Ricarica quando il tuo lavoro è salvato.',
  reload: 'Ricarica',
  kept: 'Non c’è rete. Il tuo lavoro resta su questo dispositivo e viene inviato dopo.',
  work: {
    title: 'Lavoro conservato',
    hint: 'Viene inviato una sola volta e in quest’ordine, appena c’è rete.',
    show: 'Mostra',
    again: 'Riprova',
    giveUp: 'Scarta',
    waiting: counted({ one: '{count} operazione attende la rete.', other: '{count} operazioni attendono la rete.' }),
    refused: counted({ one: '{count} è stata rifiutata.', other: '{count} sono state rifiutate.' }),
    sent: counted({ one: 'Il lavoro conservato è stato inviato.', other: '{count} operazioni conservate sono state inviate.' }),
    call: {
      register: 'Registra un gateway',
      changeDevice: 'Modifica un dispositivo',
      keepCommissioning: 'Salva il verbale di messa in servizio',
    },
  },
}
