import type { auth as english } from '../en/auth.ts'
import { counted, type Translation } from '../sentence.ts'

export const auth: Translation<typeof english> = {
  product: 'Wattdesk',
  language: 'Sprache',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  minutes: counted({ one: '{count} Minute', other: '{count} Minuten' }),
  signIn: {
    title: 'Anmelden',
    intro: 'um zu Wattdesk zu gelangen',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    invited: 'Eingeladen, aber noch kein Passwort?',
    cancel: 'Zurück zu Wattdesk',
  },
  signUp: {
    title: 'Willkommen bei Wattdesk',
    intro: 'Wählen Sie ein Passwort für {email}.',
    submit: 'Zugang anlegen',
    done: 'Alles bereit',
    doneText: 'Sie können sich jetzt mit {email} und Ihrem neuen Passwort anmelden.',
    askTitle: 'Ihre Einladung',
    askIntro:
      'Mitglieder werden per E-Mail eingeladen. Wenn für Ihre Adresse eine Einladung vorliegt, senden wir Ihnen den Link noch einmal.',
  },
  reset: {
    title: 'Neues Passwort',
    intro: 'Wählen Sie ein neues Passwort für {email}. Sie werden überall abgemeldet.',
    submit: 'Passwort festlegen',
    done: 'Passwort geändert',
    doneText: 'Melden Sie sich mit {email} und Ihrem neuen Passwort an.',
    askTitle: 'Passwort vergessen?',
    askIntro: 'Nennen Sie uns Ihre E-Mail-Adresse, und wir senden Ihnen einen Link, um ein neues zu wählen.',
  },
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Ein paar Wörter, die nichts miteinander zu tun haben, sind leicht zu merken und schwer zu erraten.',
  ask: 'Link senden',
  sent: 'Sehen Sie in Ihr Postfach',
  sentText: 'Wenn wir {email} kennen, ist eine E-Mail mit einem Link unterwegs. Das kann einige Minuten dauern.',
  toSignIn: 'Weiter zur Anmeldung',
  startAgain: 'Neu beginnen',
  fault: {
    title: 'Das hat nicht geklappt',
    emailInvalid: 'Geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    wrong: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    locked: 'Zu viele Fehlversuche. Versuchen Sie es in {wait} wieder, oder legen Sie ein neues Passwort fest: Dann geht es sofort weiter.',
    tooMany: 'Zu viele Anfragen. Versuchen Sie es in {wait} wieder.',
    busy: 'Gerade melden sich viele Personen an. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    expired: 'Diese Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen.',
    linkInvalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordern Sie einen neuen an.',
    exists: 'Für diese Adresse gibt es bereits einen Zugang. Melden Sie sich an oder legen Sie ein neues Passwort fest.',
    tooShort: 'Verwenden Sie mindestens {min} Zeichen.',
    tooLong: 'Verwenden Sie höchstens {max} Zeichen.',
    common: 'Dieses Passwort gehört zu den ersten, die Angreifer ausprobieren. Wählen Sie eines, das schwerer zu erraten ist.',
    likeEmail: 'Dieses Passwort ähnelt Ihrer E-Mail-Adresse zu sehr.',
  },
  mail: {
    invitationSubject: 'Ihre Einladung zu Wattdesk',
    invitation:
      'Guten Tag {name},\n\nSie wurden zu Wattdesk eingeladen. Wählen Sie hier Ihr Passwort:\n\n{link}\n\nDer Link gilt sieben Tage und funktioniert einmal.',
    resetSubject: 'Ihr neues Wattdesk-Passwort',
    reset:
      'Guten Tag {name},\n\njemand, vermutlich Sie, hat ein neues Passwort angefordert. Wählen Sie es hier:\n\n{link}\n\nDer Link gilt 30 Minuten und funktioniert einmal. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
}
