import { type WholeLanguage, wholeLanguages } from '@wattdesk/contract/languages.ts'
import type { Land } from './places.ts'

export type StepName = 'offer' | 'contract' | 'funding' | 'survey' | 'grid' | 'installation' | 'commissioning'

export type TemplateName = 'pvbattery' | 'wallbox' | 'heatpump'

type SaleWords = {
  templates: Readonly<Record<TemplateName, string>>
  steps: Readonly<Record<StepName, string>>
  comment: string
  customerMessage: string
}

const saleWords: Readonly<Record<WholeLanguage, SaleWords>> = {
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

type Spoken = Pick<Land, 'language'>

const isWorded = (language: Land['language']): language is WholeLanguage => Object.hasOwn(saleWords, language)
const languageOf = ({ language }: Spoken): WholeLanguage => (isWorded(language) ? language : 'en')

/** Words of orders in the language of a region. */
export const saleWordsOf = (land: Spoken): SaleWords => saleWords[languageOf(land)]

const known = new Map<string, string>()

/** The names in the other languages as JSON, cached because few names are written many times. */
function translated(land: Spoken, key: string, nameIn: (words: SaleWords) => string): string {
  const own = languageOf(land)
  const found = known.get(`${own} ${key}`)
  if (found) return found
  const names = JSON.stringify(Object.fromEntries(wholeLanguages.flatMap((one) => (one === own ? [] : [[one, nameIn(saleWords[one])]]))))
  known.set(`${own} ${key}`, names)
  return names
}

export const templateNames = (land: Spoken, template: TemplateName): string =>
  translated(land, `template ${template}`, ({ templates }) => templates[template])
export const stepNames = (land: Spoken, step: StepName): string => translated(land, `step ${step}`, ({ steps }) => steps[step])
