import type { setup as english } from '../en/setup.ts'
import type { Translation } from '../sentence.ts'

export const setup: Translation<typeof english> = {
  title: 'A Wattdesk beállítása',
  intro: 'Ez a telepítés még üres. Ön lesz az első tagja, minden jogosultsággal.',
  organisation: 'Szervezet',
  country: 'Ország',
  countryHint: 'Az első régiójának országa. Az ügyfelek látják a nevét, például „Sonnenwerk Magyarország”; később módosíthatja.',
  firstName: 'Keresztnév',
  lastName: 'Vezetéknév',
  email: 'Az Ön e-mail-címe',
  emailHint: 'Ezzel fog bejelentkezni.',
  vendors: 'Eszközeinek szolgáltatói',
  vendorsHint: 'A fiókokat és kulcsokat később, a beállításokban adja meg. Ott további szolgáltatókat is felvehet.',
  settings: 'A kiszolgáló beállításai',
  address: 'Cím',
  signIn: 'Bejelentkezés',
  signInHere: 'E-mail-címmel és jelszóval, magánál a Wattdesknél',
  signInAt: 'Itt: {host}',
  mail: 'E-mail',
  mailBy: 'Ezen keresztül: {host}',
  mailWaits: 'Nincs levelezőkiszolgáló: az e-mailek a kimenő levelek között maradnak, és nem kézbesítjük őket',
  settingsHint: 'Ezeket környezeti változók adják meg: PUBLIC_URL, OIDC_ISSUER, SMTP_URL. Módosítás után indítsa újra a kiszolgálót.',
  submit: 'Tovább',
  fault: {
    missing: 'Töltse ki ezt a mezőt, legfeljebb 80 karakterrel.',
    country: 'Válasszon országot.',
    link: 'Ez a hivatkozás lejárt, vagy a Wattdesk beállítása már megtörtént. Ha még senki sem tud bejelentkezni, a kiszolgálón a „wattdesk setup-link” új hivatkozást mutat (forráskódból „npm run setup:link”).',
  },
}
