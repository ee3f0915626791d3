import type { setup as english } from '../en/setup.ts'
import type { Translation } from '../sentence.ts'

export const setup: Translation<typeof english> = {
  title: 'Wattdesk einrichten',
  intro: 'Diese Installation ist leer. Sie werden ihr erstes Mitglied, mit allen Rechten.',
  organisation: 'Organisation',
  country: 'Land',
  countryHint: 'Das Land Ihrer ersten Region.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Damit melden Sie sich an.',
  submit: 'Weiter',
  fault: {
    missing: 'Füllen Sie dieses Feld mit höchstens 80 Zeichen aus.',
    country: 'Wählen Sie ein Land.',
    link: 'Dieser Link ist abgelaufen, oder Wattdesk ist bereits eingerichtet. Wenn sich noch niemand anmelden kann, starten Sie den Server neu: Er zeigt dann einen neuen Link.',
  },
}
