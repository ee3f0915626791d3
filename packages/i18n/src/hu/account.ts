import type { account as english } from '../en/account.ts'
import type { Translation } from '../sentence.ts'

export const account: Translation<typeof english> = {
  members: 'Tagok',
  search: 'Keresés név vagy e-mail alapján',
  empty: 'Még nincsenek tagok',
  field: {
    name: 'Név',
    email: 'E-mail',
    roles: 'Szerepkörök',
    tenant: 'Bérlő',
    language: 'Nyelv',
    createdAt: 'Létrehozva',
    lastSeenAt: 'Utoljára aktív',
    multifactor: 'Kétlépcsős',
    state: 'Állapot',
  },
  role: { root: 'Root', admin: 'Adminisztrátor', support: 'Ügyfélszolgálat', installer: 'Telepítő' },
  language: { en: 'angol', de: 'német', it: 'olasz', hu: 'magyar' },
  signedUp: 'Regisztrált',
  invited: 'Meghívva',
}
