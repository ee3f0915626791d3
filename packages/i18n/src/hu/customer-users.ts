import type { customerUsers as english } from '../en/customer-users.ts'
import type { Translation } from '../sentence.ts'

export const customerUsers: Translation<typeof english> = {
  title: 'Felhasználó',
  state: { joined: 'Regisztrált', invited: 'Meghívva', none: 'Még nincs meghívva' },
  confirmed: 'megerősítve',
  unconfirmed: 'nincs megerősítve',
  field: { state: 'Állapot', username: 'Felhasználónév', createdAt: 'Hozzáadva', updatedAt: 'Utoljára módosítva' },
  consent: { termsOfUse: 'Felhasználási feltételek', newsletter: 'Hírlevél' },
  edit: {
    action: 'Szerkesztés',
    title: 'Felhasználó szerkesztése',
    consents: 'Hozzájárulások',
    saved: 'A felhasználó mentve.',
    failed: 'A felhasználót nem sikerült módosítani: {reason}',
  },
  email: {
    action: 'E-mail-cím módosítása',
    title: 'E-mail-cím módosítása',
    new: 'Új e-mail-cím',
    hint: 'Az új címre megerősítő e-mailt küldünk. A(z) {email} címre már elküldött hivatkozások azonnal érvényüket vesztik.',
    mainHint: 'Ez a fő felhasználó, ezért a fiók e-mail-címe is megváltozik.',
    saved: 'A cím módosítva. A megerősítő e-mail úton van ide: {email}.',
    failed: 'A címet nem sikerült módosítani: {reason}',
  },
  invite: {
    action: 'Meghívó küldése',
    again: 'Újabb meghívó küldése',
    sent: 'A meghívó úton van ide: {email}.',
    failed: 'A meghívót nem sikerült elküldeni. {reason}',
    joined: 'Ez a felhasználó már regisztrált.',
  },
  verify: {
    action: 'E-mail megerősítése',
    sent: 'A megerősítő e-mail úton van ide: {email}.',
    failed: 'A megerősítő e-mailt nem sikerült elküldeni.',
    done: 'A cím már meg van erősítve.',
  },
  reset: {
    action: 'Jelszó visszaállítása',
    title: 'Visszaállítja a jelszót?',
    text: 'A(z) {email} címre e-mailt küldünk egy hivatkozással az új jelszó választásához. Amíg nem használják, a régi jelszó érvényes.',
    confirm: 'E-mail küldése',
    sent: 'A jelszó-visszaállító e-mail úton van ide: {email}.',
    failed: 'A jelszó-visszaállító e-mailt nem sikerült elküldeni.',
    notJoined: 'Ennek a felhasználónak még nincs jelszava. Küldjön inkább meghívót.',
  },
  noPermission: {
    change: 'Nincs jogosultsága a felhasználók módosításához.',
    email: 'Nincs jogosultsága az e-mail-címek módosításához.',
    consents: 'Nincs jogosultsága a hozzájárulások módosításához.',
    verify: 'Nincs jogosultsága címek megerősítésének kéréséhez.',
    reset: 'Nincs jogosultsága jelszavak visszaállításához.',
  },
  history: {
    title: 'Meghívók',
    empty: 'Ennek a felhasználónak még nem küldtek meghívót.',
    openMail: 'Az e-mail megnyitása a kimenő levelek között',
  },
}
