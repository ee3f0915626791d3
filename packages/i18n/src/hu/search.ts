import type { search as english } from '../en/search.ts'
import type { Translation } from '../sentence.ts'

/** Ügyfelek és eszközök keresése: találatok a palettán és a saját oldalukon. */
export const search: Translation<typeof english> = {
  title: 'Találatok erre: „{term}”',
  results: 'Keresési találatok',
  empty: 'Nincs találat erre: „{term}”',
  emptyHint:
    'Ellenőrizze az írásmódot, vagy keressen a név, az e-mail-cím, az azonosító, a cím vagy a partner egyik szavának elejére, illetve egy sorozatszámra.',
  more: 'Az itt láthatónál több találat van. Adjon meg még egy szót vagy több betűt, vagy nyissa meg az ügyfeleket listaként.',
  asList: 'Megnyitás listaként',
  reason: '{field}:',
  similar: '{field}, hasonló írásmóddal:',
  installation: '{kind}, {customer}',
  kind: {
    pvbattery: 'Napelem és akkumulátor',
    gateway: 'Átjáró',
    meter: 'Okosmérő',
    wallbox: 'Fali töltő',
    heatpump: 'Hőszivattyú',
    gas: 'Gázmérő',
    smarthome: 'Okosotthon',
    electriccar: 'Elektromos autó',
  },
  field: {
    accountName: 'Fióknév',
    userName: 'Felhasználó',
    accountEmail: 'Fiók e-mail-címe',
    userEmail: 'Felhasználó e-mail-címe',
    externalReferenceId: 'Külső azonosító',
    secondExternalReferenceId: 'Második külső azonosító',
    serialNumber: 'Sorozatszám',
    vendorInstallationId: 'Gyártói azonosító',
    startCode: 'Indítókód',
    deviceId: 'Eszközazonosító',
    applianceSerialNumber: 'Egy berendezés sorozatszáma',
    gatewaySerialNumber: 'A gyártói átjáró sorozatszáma',
    loggerSerialNumber: 'Egy adatgyűjtő sorozatszáma',
    vrmPortalId: 'VRM-portál azonosítója',
    vendorSiteId: 'Gyártói helyszínazonosító',
    city: 'Település',
    zipCode: 'Irányítószám',
    address: 'Cím',
    partner: 'Partner',
    brand: 'Márka',
  },
}
