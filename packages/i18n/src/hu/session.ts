import type { session as english } from '../en/session.ts'
import type { Translation } from '../sentence.ts'

export const session: Translation<typeof english> = {
  login: {
    title: 'Bejelentkezés a Wattdeskbe',
    intro: 'Kezelőfelület az ügyfelekhez, a rendszerekhez és az energiaadataikhoz.',
    continue: 'Tovább a bejelentkezéshez',
    redirecting: 'Átirányítás a bejelentkezéshez…',
    finishing: 'Bejelentkezés folyamatban…',
    failed: 'A bejelentkezés nem sikerült. Próbálja meg újra.',
    notRegistered: 'A felhasználó nincs regisztrálva.',
    unexpected: 'Váratlan hiba történt. {message}',
  },
  multifactor: {
    title: 'Kétlépcsős azonosítás',
    intro: 'Adja meg a hitelesítő alkalmazás 6 jegyű kódját vagy egyik helyreállítási kódját.',
    code: 'Kód',
    verify: 'Ellenőrzés',
    invalid: 'Érvénytelen MFA-kód',
    cancel: 'Bejelentkezés más felhasználóként',
  },
  expired: 'A munkamenet lejárt. A folytatáshoz jelentkezzen be újra.',
  held: {
    title: 'A munkamenet lejárt',
    text: 'A beírt adatok megmaradnak ezen a lapon. Jelentkezzen be újra egy másik lapon, és itt folytathatja a munkát.',
    signIn: 'Bejelentkezés újra',
    discard: 'Adatok elvetése',
  },
}
