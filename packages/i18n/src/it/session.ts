import type { session as english } from '../en/session.ts'
import type { Translation } from '../sentence.ts'

export const session: Translation<typeof english> = {
  login: {
    title: 'Accedi a Wattdesk',
    intro: 'Il back office per i clienti, gli impianti e la loro energia.',
    continue: 'Continua con l’accesso',
    redirecting: 'Reindirizzamento all’accesso…',
    finishing: 'Accesso in corso…',
    failed: 'Accesso non riuscito. Riprova.',
    notRegistered: 'Utente non registrato.',
    unexpected: 'Si è verificato un errore imprevisto. {message}',
  },
  multifactor: {
    title: 'Autenticazione a due fattori',
    intro: 'Inserisci il codice di 6 cifre della tua app di autenticazione, o uno dei codici di recupero.',
    code: 'Codice',
    verify: 'Verifica',
    invalid: 'Codice MFA non valido',
    cancel: 'Accedi con un altro account',
  },
  expired: 'La sessione è scaduta. Accedi di nuovo per continuare.',
  held: {
    title: 'La sessione è scaduta',
    text: 'I dati inseriti restano in questa scheda. Accedi di nuovo in un’altra scheda, poi potrai continuare qui.',
    signIn: 'Accedi di nuovo',
    discard: 'Scarta i dati',
  },
}
