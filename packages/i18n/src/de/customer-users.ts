import type { customerUsers as english } from '../en/customer-users.ts'
import type { Translation } from '../sentence.ts'

export const customerUsers: Translation<typeof english> = {
  title: 'Benutzer',
  state: { joined: 'Registriert', invited: 'Eingeladen', none: 'Noch nicht eingeladen' },
  confirmed: 'bestätigt',
  unconfirmed: 'nicht bestätigt',
  field: { state: 'Status', username: 'Benutzername', createdAt: 'Hinzugefügt', updatedAt: 'Zuletzt geändert' },
  consent: { termsOfUse: 'Nutzungsbedingungen', newsletter: 'Newsletter' },
  edit: {
    action: 'Bearbeiten',
    title: 'Benutzer bearbeiten',
    consents: 'Einwilligungen',
    saved: 'Der Benutzer wurde gespeichert.',
    failed: 'Der Benutzer wurde nicht aktualisiert: {reason}',
  },
  email: {
    action: 'E-Mail-Adresse ändern',
    title: 'E-Mail-Adresse ändern',
    new: 'Neue E-Mail-Adresse',
    hint: 'An die neue Adresse geht eine Bestätigungs-E-Mail. Bereits an {email} gesendete Links werden sofort ungültig.',
    mainHint: 'Dies ist der Hauptbenutzer, deshalb ändert sich auch die Konto-E-Mail.',
    saved: 'Die Adresse wurde geändert. Eine Bestätigungs-E-Mail an {email} ist unterwegs.',
    failed: 'Die Adresse wurde nicht geändert: {reason}',
  },
  invite: {
    action: 'Einladung senden',
    again: 'Weitere Einladung senden',
    sent: 'Die Einladung an {email} ist unterwegs.',
    failed: 'Die Einladung wurde nicht gesendet. {reason}',
    joined: 'Dieser Benutzer hat sich bereits registriert.',
  },
  verify: {
    action: 'E-Mail bestätigen lassen',
    sent: 'Eine Bestätigungs-E-Mail an {email} ist unterwegs.',
    failed: 'Die Bestätigungs-E-Mail wurde nicht gesendet.',
    done: 'Die Adresse ist bereits bestätigt.',
  },
  reset: {
    action: 'Passwort zurücksetzen',
    title: 'Passwort zurücksetzen?',
    text: 'An {email} geht eine E-Mail mit einem Link, um ein neues Passwort zu wählen. Bis der Link verwendet wird, bleibt das alte Passwort gültig.',
    confirm: 'E-Mail senden',
    sent: 'Eine E-Mail zum Zurücksetzen des Passworts an {email} ist unterwegs.',
    failed: 'Die E-Mail zum Zurücksetzen des Passworts wurde nicht gesendet.',
    notJoined: 'Dieser Benutzer hat noch kein Passwort. Senden Sie stattdessen eine Einladung.',
  },
  noPermission: {
    change: 'Sie haben keine Berechtigung, Benutzer zu ändern.',
    email: 'Sie haben keine Berechtigung, E-Mail-Adressen zu ändern.',
    consents: 'Sie haben keine Berechtigung, Einwilligungen zu ändern.',
    verify: 'Sie haben keine Berechtigung, Adressen bestätigen zu lassen.',
    reset: 'Sie haben keine Berechtigung, Passwörter zurückzusetzen.',
  },
  history: {
    title: 'Einladungen',
    empty: 'An diesen Benutzer wurde noch keine Einladung gesendet.',
    openMail: 'E-Mail im Postausgang öffnen',
  },
}
