import type { setup as english } from '../en/setup.ts'
import type { Translation } from '../sentence.ts'

export const setup: Translation<typeof english> = {
  title: 'A Wattdesk beállítása',
  intro: 'Ez a telepítés még üres. Ön lesz az első tagja, minden jogosultsággal.',
  organisation: 'Szervezet',
  country: 'Ország',
  countryHint: 'Az első régiójának országa.',
  firstName: 'Utónév',
  lastName: 'Vezetéknév',
  email: 'Az Ön e-mail-címe',
  emailHint: 'Ezzel fog bejelentkezni.',
  submit: 'Tovább',
  fault: {
    missing: 'Töltse ki ezt a mezőt, legfeljebb 80 karakterrel.',
    country: 'Válasszon országot.',
    link: 'Ez a link lejárt, vagy a Wattdesk beállítása már megtörtént. Ha még senki sem tud bejelentkezni, indítsa újra a szervert: új linket fog mutatni.',
  },
}
