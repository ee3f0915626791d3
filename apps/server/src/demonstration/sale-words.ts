import type { Land } from './places.ts'

export type StepName = 'offer' | 'contract' | 'funding' | 'survey' | 'grid' | 'installation' | 'commissioning'

type SaleWords = {
  templates: { pvbattery: string; wallbox: string; heatpump: string }
  steps: Readonly<Record<StepName, string>>
  comment: string
  customerMessage: string
}

/** Names of orders, by the language of the region. */
const saleWords: Readonly<Partial<Record<Land['language'], SaleWords>>> & { en: SaleWords } = {
  en: {
    templates: { pvbattery: 'PV and battery', wallbox: 'Wallbox', heatpump: 'Heat pump' },
    steps: {
      offer: 'Offer sent',
      contract: 'Contract signed',
      funding: 'Funding requested',
      survey: 'Site survey',
      grid: 'Grid operator notified',
      installation: 'Installation',
      commissioning: 'Commissioning',
    },
    comment: 'Agreed by phone',
    customerMessage: 'We will call you to find a date.',
  },
  de: {
    templates: { pvbattery: 'PV und Batterie', wallbox: 'Wallbox', heatpump: 'Wärmepumpe' },
    steps: {
      offer: 'Angebot versendet',
      contract: 'Vertrag unterschrieben',
      funding: 'Förderung beantragt',
      survey: 'Vor-Ort-Termin',
      grid: 'Netzbetreiber informiert',
      installation: 'Installation',
      commissioning: 'Inbetriebnahme',
    },
    comment: 'Telefonisch vereinbart',
    customerMessage: 'Wir rufen Sie an, um einen Termin zu vereinbaren.',
  },
  it: {
    templates: { pvbattery: 'FV e batteria', wallbox: 'Wallbox', heatpump: 'Pompa di calore' },
    steps: {
      offer: 'Offerta inviata',
      contract: 'Contratto firmato',
      funding: 'Incentivo richiesto',
      survey: 'Sopralluogo',
      grid: 'Gestore di rete informato',
      installation: 'Installazione',
      commissioning: 'Messa in servizio',
    },
    comment: 'Concordato per telefono',
    customerMessage: 'Ti chiameremo per fissare una data.',
  },
  hu: {
    templates: { pvbattery: 'Napelem és akkumulátor', wallbox: 'Fali töltő', heatpump: 'Hőszivattyú' },
    steps: {
      offer: 'Ajánlat elküldve',
      contract: 'Szerződés aláírva',
      funding: 'Támogatás igényelve',
      survey: 'Helyszíni felmérés',
      grid: 'Elosztó értesítve',
      installation: 'Telepítés',
      commissioning: 'Üzembe helyezés',
    },
    comment: 'Telefonon egyeztetve',
    customerMessage: 'Felhívjuk Önt, hogy időpontot egyeztessünk.',
  },
}

export const saleWordsOf = ({ language }: Pick<Land, 'language'>): SaleWords => saleWords[language] ?? saleWords.en
