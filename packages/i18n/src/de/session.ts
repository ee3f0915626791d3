import type { session as english } from '../en/session.ts'
import type { Translation } from '../sentence.ts'

export const session: Translation<typeof english> = {
  login: {
    title: 'Bei Wattdesk anmelden',
    intro: 'Das Backoffice für Kunden, Anlagen und ihre Energie.',
    continue: 'Weiter zur Anmeldung',
    redirecting: 'Sie werden zur Anmeldung weitergeleitet …',
    finishing: 'Sie werden angemeldet …',
    failed: 'Anmeldung fehlgeschlagen. Bitte versuchen Sie es erneut.',
    notRegistered: 'Benutzer nicht registriert.',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten. {message}',
  },
  multifactor: {
    title: 'Zwei-Faktor-Authentifizierung',
    intro: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App oder einen Ihrer Wiederherstellungscodes ein.',
    code: 'Code',
    verify: 'Prüfen',
    invalid: 'Ungültiger MFA-Code',
    cancel: 'Als jemand anderes anmelden',
  },
  expired: 'Ihre Sitzung ist leider abgelaufen. Bitte melden Sie sich erneut an, um fortzufahren.',
  held: {
    title: 'Ihre Sitzung ist abgelaufen',
    text: 'Ihre Eingaben bleiben in diesem Tab erhalten. Melden Sie sich in einem anderen Tab wieder an, dann können Sie hier weiterarbeiten.',
    signIn: 'Wieder anmelden',
    discard: 'Eingaben verwerfen',
  },
}
