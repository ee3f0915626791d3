import type { users as english } from '../en/users.ts'
import type { Translation } from '../sentence.ts'

export const users: Translation<typeof english> = {
  title: 'Benutzer',
  state: { joined: 'Beigetreten', invited: 'Eingeladen', none: 'Noch nicht eingeladen' },
  confirmed: 'bestätigt',
  unconfirmed: 'nicht bestätigt',
  field: { state: 'Status', username: 'Benutzername', createdAt: 'Hinzugefügt am', updatedAt: 'Letzte Änderung' },
  consent: { termsOfUse: 'Nutzungsbedingungen', newsletter: 'Newsletter' },
  edit: {
    action: 'Bearbeiten',
    title: 'Benutzer bearbeiten',
    consents: 'Einwilligungen',
    saved: 'Der Benutzer wurde gespeichert.',
    failed: 'Der Benutzer wurde nicht aktualisiert: {reason}',
  },
  email: {
    action: 'E-Mail ändern',
    title: 'E-Mail-Adresse ändern',
    new: 'Neue E-Mail-Adresse',
    hint: 'An die neue Adresse geht eine E-Mail mit einem Link zur Bestätigung. Links, die an {email} gingen, enden sofort.',
    mainHint: 'Die E-Mail-Adresse des Kontos ändert sich mit: Dies ist der Hauptbenutzer.',
    saved: 'Die Adresse wurde geändert. Eine E-Mail zur Bestätigung ist unterwegs an {email}.',
    failed: 'Die Adresse wurde nicht geändert: {reason}',
  },
  invite: {
    action: 'Einladung senden',
    again: 'Weitere Einladung senden',
    sent: 'Die Einladung an {email} ist unterwegs.',
    failed: 'Die Einladung wurde nicht verschickt. {reason}',
    joined: 'Dieser Benutzer ist bereits beigetreten.',
  },
  verify: {
    action: 'E-Mail bestätigen lassen',
    sent: 'Eine E-Mail zur Bestätigung ist unterwegs an {email}.',
    failed: 'Die E-Mail zur Bestätigung wurde nicht verschickt.',
    done: 'Die Adresse ist bereits bestätigt.',
  },
  reset: {
    action: 'Passwort zurücksetzen',
    title: 'Passwort zurücksetzen?',
    text: 'An {email} geht eine E-Mail mit einem Link, um ein neues Passwort zu wählen. Bis er benutzt wird, bleibt das alte gültig.',
    confirm: 'E-Mail senden',
    sent: 'Eine E-Mail für ein neues Passwort ist unterwegs an {email}.',
    failed: 'Die E-Mail zum Zurücksetzen des Passworts wurde nicht verschickt.',
    notJoined: 'Dieser Benutzer hat noch kein Passwort: Senden Sie stattdessen eine Einladung.',
  },
  noPermission: {
    change: 'Ihre Rolle darf Benutzer nicht ändern.',
    email: 'Ihre Rolle darf E-Mail-Adressen nicht ändern.',
    consents: 'Ihre Rolle darf Einwilligungen nicht ändern.',
    verify: 'Ihre Rolle darf Adressen nicht bestätigen lassen.',
    reset: 'Ihre Rolle darf Passwörter nicht zurücksetzen.',
  },
  history: {
    title: 'Einladungen',
    empty: 'An diesen Benutzer ging noch keine Einladung.',
    sentAt: 'Verschickt am',
    state: 'Zustellung',
    note: 'Meldung',
    openMail: 'E-Mail im Postausgang öffnen',
  },
}
