import type { palette as english } from '../en/palette.ts'
import type { Translation } from '../sentence.ts'

export const palette: Translation<typeof english> = {
  title: 'Ugrás',
  placeholder: 'Oldal, művelet, ügyfél vagy eszköz…',
  screens: 'Oldalak',
  actions: 'Műveletek',
  staff: 'Tagok és szolgáltatók',
  found: 'Ügyfelek és eszközök',
  searchFor: 'Minden találat erre: „{term}”',
  nothing: 'Nincs találat erre: „{term}”',
  hint: 'Nyilak: választás, Enter: megnyitás, Esc: bezárás',
  installation: 'Hozzárendeletlen rendszer',
  screen: {
    work: 'Teendők',
    fleet: 'A flotta térképe',
    alarmRules: 'Riasztási szabályok',
    timeOfUse: 'Alkalmasság időzített tarifára',
    imports: 'CSV-importálás',
    orderStatus: 'Rendelési állapot frissítése',
    bulkActions: 'Tömeges műveletek',
    assigned: 'Hozzárendelt rendszerek',
    companies: 'Telepítő cégek',
    deliveries: 'Átjárószállítmányok',
    vendors: 'Külső API-k',
    affiliates: 'Leányvállalatok',
    apiAccess: 'API-hozzáférés',
    status: 'A szolgáltatás állapota',
    assignFeatures: 'Funkciók hozzárendelése',
    manageFeatures: 'Funkciók kezelése',
    profile: 'Profil',
    security: 'Biztonság és kétlépcsős azonosítás',
  },
  action: {
    addCustomer: 'Ügyfél hozzáadása',
    addMember: 'Tag hozzáadása',
  },
}
