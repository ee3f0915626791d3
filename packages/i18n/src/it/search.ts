import type { search as english } from '../en/search.ts'
import type { Translation } from '../sentence.ts'

/** Ricerca di clienti e dispositivi: risultati nella palette e nella loro pagina. */
export const search: Translation<typeof english> = {
  title: 'Risultati per «{term}»',
  results: 'Risultati della ricerca',
  empty: 'Nessun risultato per «{term}»',
  emptyHint:
    'Controlla l’ortografia, oppure cerca l’inizio di una parola nel nome, nell’e-mail, nel riferimento, nell’indirizzo o nel partner, o un numero di serie.',
  more: 'Ci sono altri risultati oltre a questi. Aggiungi una parola o altre lettere, oppure apri i clienti come elenco.',
  asList: 'Apri come elenco',
  reason: '{field}:',
  similar: '{field}, grafia simile:',
  installation: '{kind}, {customer}',
  kind: {
    pvbattery: 'FV e batteria',
    gateway: 'Gateway',
    meter: 'Contatore intelligente',
    wallbox: 'Wallbox',
    heatpump: 'Pompa di calore',
    gas: 'Contatore del gas',
    smarthome: 'Smart home',
    electriccar: 'Auto elettrica',
  },
  field: {
    accountName: 'Nome account',
    userName: 'Utente',
    accountEmail: 'E-mail dell’account',
    userEmail: 'E-mail di un utente',
    externalReferenceId: 'Riferimento esterno',
    secondExternalReferenceId: 'Secondo riferimento esterno',
    serialNumber: 'Numero di serie',
    vendorInstallationId: 'ID presso il produttore',
    startCode: 'Codice di avvio',
    deviceId: 'ID dispositivo',
    applianceSerialNumber: 'Numero di serie di un apparecchio',
    gatewaySerialNumber: 'Numero di serie del gateway del produttore',
    loggerSerialNumber: 'Numero di serie di un data logger',
    vrmPortalId: 'ID del portale VRM',
    vendorSiteId: 'ID del sito presso il produttore',
    city: 'Città',
    zipCode: 'CAP',
    address: 'Indirizzo',
    partner: 'Partner',
    brand: 'Marchio',
  },
}
