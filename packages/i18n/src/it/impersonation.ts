import type { impersonation as english } from '../en/impersonation.ts'
import type { Translation } from '../sentence.ts'

/** Vedere l’app di un cliente. */
export const impersonation: Translation<typeof english> = {
  title: 'Vista app',
  intro:
    'Un token legge per 30 minuti ciò che mostra l’app di questo cliente e non modifica mai nulla. Il cliente non ne è informato; il registro sì.',
  reason: 'Motivo',
  reasonHelp: 'Perché guardi, ad esempio il numero della richiesta. Resta nel registro.',
  start: 'Avvia la vista app',
  notActive: 'Si può vedere solo l’app di un cliente attivo.',
  tokenHint: 'Mostrato una sola volta, solo in questa pagina. Vale come accesso di questo cliente e termina con la tua sessione.',
  endsIn: 'Termina tra',
  end: 'Termina ora',
  ended: 'La vista app è terminata.',
  views: 'Chi ha visto l’app',
  nobody: 'Nessuno ha ancora visto l’app di questo cliente.',
  member: 'Membro',
  startedAt: 'Inizio',
  endedAt: 'Fine',
}
