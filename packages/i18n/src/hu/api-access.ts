import type { apiAccess as english } from '../en/api-access.ts'
import type { Translation } from '../sentence.ts'

export const apiAccess: Translation<typeof english> = {
  title: 'API-hozzáférés',
  intro:
    'Egy program kliensazonosítóval és titokkal jelentkezik be, és a saját jogosultsági körén belül hívja az API-t az Ön bérlője számára.',
  reference: 'API-referencia',
  empty: 'Még nincs API-hozzáférés',
  emptyHint: 'Hozzon létre minden programnak saját hozzáférést, hogy az egyiket a többi leállítása nélkül eltávolíthassa.',
  noPermission: 'Nincs jogosultsága az API-hozzáférések módosításához.',
  never: 'Soha',
  expired: 'Lejárt',
  actions: 'Műveletek',
  nameHelp: 'Az azt használó program. A tevékenységnaplóban is szerepel.',
  expiresHelp: 'Az utolsó nap, amikor működik. Enélkül az eltávolításáig működik.',
  scopesHelp: 'Mit tehet a program. Csak annyit engedélyezzen, amennyire szüksége van.',
  reasonHelp: 'A tevékenységnaplóban marad.',
  field: {
    name: 'Név',
    clientId: 'Kliensazonosító',
    clientSecret: 'Kliens titka',
    scopes: 'Jogosultsági körök',
    generatedOn: 'Létrehozva',
    lastUsedAt: 'Utoljára használva',
    expiresAt: 'Lejár',
    expiresOn: 'Érvényes eddig',
    createdBy: 'Létrehozta',
    reason: 'Indok',
  },
  scope: {
    pvbRead: 'Napelemes és akkumulátoros berendezések, előzményük és hatásfokuk olvasása',
    pvbWrite: 'Napelemes és akkumulátoros berendezések hozzáadása, módosítása és eltávolítása',
    evRead: 'Elektromos autók olvasása',
    heatPumpRead: 'Hőszivattyúk olvasása',
    pvForecastRead: 'Napelemes előrejelzések olvasása',
    carbonAvoidedRead: 'A megtakarított szén-dioxid olvasása',
  },
  generate: {
    action: 'Hozzáférés létrehozása',
    title: 'API-hozzáférés létrehozása',
    submit: 'Létrehozás',
    failed: 'A hozzáférés létrehozása nem sikerült: {reason}',
  },
  secret: {
    title: '{name} titka',
    once: 'Mentse el most a titkot. Csak ez egyszer jelenik meg; csak a kivonatát őrizzük meg.',
    tokenUrl: 'Tokenvégpont',
    stored: 'Elmentettem',
  },
  reset: {
    of: '{name} titkának cseréje',
    title: 'Lecseréli a titkot?',
    confirm: 'Titok cseréje',
    text: '{name} jelenlegi titka és tokenjei azonnal érvénytelenek. A program áll, amíg meg nem kapja az új titkot.',
  },
  remove: {
    of: '{name} eltávolítása',
    title: 'Eltávolítja az API-hozzáférést?',
    confirm: 'Hozzáférés eltávolítása',
    text: '{name} azonnal kizárul, és ezzel a hozzáféréssel nem engedhető vissza.',
    done: '{name} eltávolítva.',
  },
}
