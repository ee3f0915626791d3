import type { users as english } from '../en/users.ts'
import type { Translation } from '../sentence.ts'

export const users: Translation<typeof english> = {
  title: 'Felhasználó',
  state: { joined: 'Csatlakozott', invited: 'Meghívva', none: 'Még nincs meghívva' },
  confirmed: 'megerősítve',
  unconfirmed: 'nincs megerősítve',
  field: { state: 'Állapot', username: 'Felhasználónév', createdAt: 'Hozzáadva', updatedAt: 'Utolsó módosítás' },
  consent: { termsOfUse: 'Felhasználási feltételek', newsletter: 'Hírlevél' },
  edit: {
    action: 'Szerkesztés',
    title: 'Felhasználó szerkesztése',
    consents: 'Hozzájárulások',
    saved: 'A felhasználó mentve.',
    failed: 'A felhasználó nem lett módosítva: {reason}',
  },
  email: {
    action: 'E-mail módosítása',
    title: 'E-mail-cím módosítása',
    new: 'Új e-mail-cím',
    hint: 'Az új címre megerősítő hivatkozást tartalmazó levél megy. A(z) {email} címre küldött hivatkozások azonnal érvénytelenek.',
    mainHint: 'A fiók e-mail-címe is vele változik: ez a fő felhasználó.',
    saved: 'A cím módosítva. A megerősítő levél úton van ide: {email}.',
    failed: 'A cím nem lett módosítva: {reason}',
  },
  invite: {
    action: 'Meghívó küldése',
    again: 'Újabb meghívó küldése',
    sent: 'A meghívó úton van ide: {email}.',
    failed: 'A meghívó nem lett elküldve. {reason}',
    joined: 'Ez a felhasználó már csatlakozott.',
  },
  verify: {
    action: 'E-mail megerősíttetése',
    sent: 'A cím megerősítésére szolgáló levél úton van ide: {email}.',
    failed: 'A megerősítő e-mail nem lett elküldve.',
    done: 'A cím már meg van erősítve.',
  },
  reset: {
    action: 'Jelszó visszaállítása',
    title: 'Visszaállítja a jelszót?',
    text: 'A(z) {email} címre levél megy az új jelszó választásához szükséges hivatkozással. Amíg nem használják, a régi jelszó érvényes.',
    confirm: 'Levél küldése',
    sent: 'Az új jelszó választásához szükséges levél úton van ide: {email}.',
    failed: 'A jelszó-visszaállító e-mail nem lett elküldve.',
    notJoined: 'Ennek a felhasználónak még nincs jelszava: küldjön inkább meghívót.',
  },
  noPermission: {
    change: 'Az Ön szerepköre nem módosíthat felhasználókat.',
    email: 'Az Ön szerepköre nem módosíthat e-mail-címeket.',
    consents: 'Az Ön szerepköre nem módosíthat hozzájárulásokat.',
    verify: 'Az Ön szerepköre nem kérheti címek megerősítését.',
    reset: 'Az Ön szerepköre nem állíthat vissza jelszavakat.',
  },
  history: {
    title: 'Meghívók',
    empty: 'Ennek a felhasználónak még nem küldtek meghívót.',
    sentAt: 'Elküldve',
    state: 'Kézbesítés',
    note: 'Jelentés',
    openMail: 'Levél megnyitása a kimenő levelek között',
  },
}
