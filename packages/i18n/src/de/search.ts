import type { search as english } from '../en/search.ts'
import type { Translation } from '../sentence.ts'

/** Suche nach Kunden und Geräten: Ergebnisse in der Palette und auf ihrer Seite. */
export const search: Translation<typeof english> = {
  title: 'Ergebnisse für „{term}“',
  results: 'Suchergebnisse',
  empty: 'Nichts passt zu „{term}“',
  emptyHint:
    'Prüfen Sie die Schreibweise, oder suchen Sie nach einem Wortanfang in Name, E-Mail-Adresse, Referenz, Adresse oder Partner oder nach einer Seriennummer.',
  more: 'Es gibt mehr Treffer als hier gezeigt. Geben Sie ein weiteres Wort oder mehr Buchstaben ein, oder öffnen Sie die Kunden als Liste.',
  asList: 'Als Liste öffnen',
  reason: '{field}:',
  similar: '{field}, ähnlich geschrieben:',
  installation: '{kind}, {customer}',
  kind: {
    pvbattery: 'PV und Batterie',
    gateway: 'Gateway',
    meter: 'Smart Meter',
    wallbox: 'Wallbox',
    heatpump: 'Wärmepumpe',
    gas: 'Gaszähler',
    smarthome: 'Smart Home',
    electriccar: 'Elektroauto',
  },
  field: {
    accountName: 'Kontoname',
    userName: 'Benutzer',
    accountEmail: 'Konto-E-Mail',
    userEmail: 'E-Mail eines Benutzers',
    externalReferenceId: 'Externe Referenz',
    secondExternalReferenceId: 'Zweite externe Referenz',
    serialNumber: 'Seriennummer',
    vendorInstallationId: 'ID beim Hersteller',
    startCode: 'Startcode',
    deviceId: 'Geräte-ID',
    applianceSerialNumber: 'Seriennummer eines Geräts im Haus',
    gatewaySerialNumber: 'Seriennummer des Hersteller-Gateways',
    loggerSerialNumber: 'Seriennummer eines Datenloggers',
    vrmPortalId: 'VRM-Portal-ID',
    vendorSiteId: 'Standort-ID beim Hersteller',
    city: 'Ort',
    zipCode: 'Postleitzahl',
    address: 'Adresse',
    partner: 'Partner',
    brand: 'Marke',
  },
}
