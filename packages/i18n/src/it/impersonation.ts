import type { impersonation as english } from '../en/impersonation.ts'
import type { Translation } from '../sentence.ts'

/** Vedere l’app di un cliente. */
export const impersonation: Translation<typeof english> = {
  title: 'Vista app',
  intro:
    'Un token di sola lettura mostra per 30 minuti ciò che questo cliente vede nell’app. Il cliente non viene avvisato; il registro modifiche lo riporta.',
  reason: 'Motivo',
  reasonHelp: 'Perché ti serve questa vista, ad esempio il numero della richiesta. Viene riportato nel registro modifiche.',
  start: 'Avvia la vista app',
  notActive: 'Puoi vedere solo l’app di un cliente attivo.',
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
