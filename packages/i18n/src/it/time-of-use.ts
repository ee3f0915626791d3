import type { timeOfUse as english } from '../en/time-of-use.ts'
import type { Translation } from '../sentence.ts'

/** Quanto costa l’energia in un sito, e se una casa è pronta per prezzi che cambiano di ora in ora. */
export const timeOfUse: Translation<typeof english> = {
  title: 'Idoneità alle tariffe orarie',
  ready: 'Pronto',
  notReady: 'Non pronto',
  readyHint: 'C’è tutto il necessario per una tariffa con prezzi orari.',
  noSite: 'Un cliente senza sito non può avere una tariffa oraria.',
  problem: {
    MissingSystemLocation: 'Manca la posizione dell’impianto',
    TariffPricesNotSet: 'I prezzi della tariffa non sono impostati',
    NotDynamic: 'La tariffa non è dinamica',
    BiddingZoneNotSet: 'La zona di mercato non è impostata',
    UnsupportedAppliances: 'Apparecchi non supportati o multipli',
    NoGridMeter: 'Non c’è un contatore di rete',
    NoControllableAppliance: 'Non c’è un apparecchio controllabile',
  },
  hint: {
    MissingSystemLocation: 'Inserisci latitudine e longitudine del sito (scheda Account).',
    TariffPricesNotSet: 'Inserisci il prezzo qui sotto.',
    NotDynamic: 'Scegli una tariffa dinamica qui sotto.',
    BiddingZoneNotSet: 'Inserisci la zona di mercato del sito (scheda Account).',
    UnsupportedAppliances: 'Non controllabili: {unsupported}. Più di uno: {multiple}.',
    NoGridMeter: 'Il gateway deve trovare un contatore al punto di connessione alla rete. Controlla il cablaggio e ripeti la ricerca.',
    NoControllableAppliance: 'Una batteria, una wallbox o una pompa di calore deve essere collegata al gateway.',
  },
  /** The hint in one line, for the list of many homes. */
  next: {
    MissingSystemLocation: 'Inserisci latitudine e longitudine del sito.',
    TariffPricesNotSet: 'Inserisci il prezzo della tariffa.',
    NotDynamic: 'Scegli una tariffa dinamica.',
    BiddingZoneNotSet: 'Inserisci la zona di offerta del sito.',
    UnsupportedAppliances: 'Verifica quali apparecchi non sono controllabili o sono presenti più volte.',
    NoGridMeter: 'Controlla il cablaggio del contatore, poi avvia la ricerca in rete.',
    NoControllableAppliance: 'Collega al gateway una batteria, una wallbox o una pompa di calore.',
  },
  nothing: 'nessuno',
  controllable: 'Controllabili',
  biddingZone: 'Zona di mercato',
  tariff: 'Tariffa',
  none: 'Ancora nessuna tariffa',
  kind: { fixed: 'Fissa', dynamic: 'Dinamica' },
  kindHint: { fixed: 'Un solo prezzo per ogni ora.', dynamic: 'Il prezzo orario di borsa più una maggiorazione.' },
  importPrice: { fixed: 'Prezzo dell’energia prelevata', dynamic: 'Maggiorazione sul prezzo di borsa' },
  exportPrice: 'Remunerazione dell’energia immessa',
  unit: 'ct/kWh',
  price: '{price} ct/kWh',
  edit: 'Modifica tariffa',
  saved: 'La tariffa è stata salvata.',
  failed: 'La tariffa non è stata salvata: {reason}',
}
