import type { setup as english } from '../en/setup.ts'
import type { Translation } from '../sentence.ts'

export const setup: Translation<typeof english> = {
  title: 'Wattdesk einrichten',
  intro: 'Diese Installation ist leer. Sie werden ihr erstes Mitglied, mit allen Rechten.',
  organisation: 'Organisation',
  country: 'Land',
  countryHint: 'Das Land Ihrer ersten Region. Kunden sehen ihren Namen, etwa „Sonnenwerk Deutschland“; Sie können ihn später ändern.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Damit melden Sie sich an.',
  vendors: 'Anbieter Ihrer Geräte',
  vendorsHint: 'Konten und Schlüssel tragen Sie später in den Einstellungen ein. Dort können Sie auch weitere Anbieter hinzufügen.',
  settings: 'Einstellungen des Servers',
  address: 'Adresse',
  signIn: 'Anmeldung',
  signInHere: 'Mit E-Mail-Adresse und Passwort bei Wattdesk selbst',
  signInAt: 'Bei {host}',
  mail: 'E-Mail',
  mailBy: 'Über {host}',
  mailWaits: 'Kein Mailserver: E-Mails bleiben im Postausgang und werden nicht zugestellt',
  settingsHint:
    'Diese Werte stehen in Umgebungsvariablen: PUBLIC_URL, OIDC_ISSUER, SMTP_URL. Starten Sie den Server nach einer Änderung neu.',
  submit: 'Weiter',
  fault: {
    missing: 'Füllen Sie dieses Feld mit höchstens 80 Zeichen aus.',
    country: 'Wählen Sie ein Land.',
    link: 'Dieser Link ist abgelaufen, oder Wattdesk ist bereits eingerichtet. Wenn sich noch niemand anmelden kann, zeigt „wattdesk setup-link“ auf dem Server einen neuen Link (im Quelltext „npm run setup:link“).',
  },
}
