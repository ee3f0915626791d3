import type { impersonation as english } from '../en/impersonation.ts'
import type { Translation } from '../sentence.ts'

export const impersonation: Translation<typeof english> = {
  title: 'Vista dell’app',
  intro:
    'Una vista mostra per 30 minuti ciò che questo cliente vede nell’app e non modifica nulla. Il cliente non viene avvisato; il registro modifiche la riporta con il motivo.',
  reason: 'Motivo',
  reasonHelp: 'Perché ti serve questa vista, ad esempio il numero della richiesta. Viene riportato nel registro modifiche.',
  start: 'Avvia la vista dell’app',
  notActive: 'Puoi vedere solo l’app di un cliente attivo.',
  frame: 'App di {customer}',
  readOnly: 'Legge soltanto e non modifica nulla. I dati in tempo reale appaiono fino a sette giorni dopo l’ultimo accesso del cliente.',
  environment: {
    label: 'Ambiente',
    published: 'Pubblicato',
    draft: 'Bozza',
    hint: 'La bozza mostra l’app nel marchio che il partner ha preparato ma non ancora pubblicato. Tutto il resto è uguale.',
    phone: 'Il telefono mostra l’app pubblicata, non la bozza.',
    absence: {
      'not-branded': 'L’app di questo cliente non ha il marchio di un partner, quindi non ha una bozza.',
      hidden: 'Non hai l’autorizzazione per leggere il marchio di questo partner, quindi non puoi vederne la bozza.',
      'no-draft': 'Il marchio del partner non ha una bozza diversa da ciò che è pubblicato.',
    },
  },
  fullScreen: 'Schermo intero',
  onPhone: 'Apri su un telefono',
  scan: 'Scansiona questo codice con il telefono o inviagli il link.',
  linkEndsIn: 'Il link vale una volta, ancora per',
  newLink: 'Nuovo link',
  linkEnded: 'Questo link non è più valido.',
  endsIn: 'Termina tra',
  end: 'Termina ora',
  ended: 'La vista dell’app è terminata.',
  views: 'Chi ha visto l’app',
  nobody: 'Nessuno ha ancora visto l’app di questo cliente.',
  member: 'Membro',
  startedAt: 'Inizio',
  endedAt: 'Fine',
}
