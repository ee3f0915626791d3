/** Files of customers as partners send them: most rows are valid. */

const header = 'accountEmail,firstName,lastName,siteName,address,zipCode,city,country,language'

type Person = [firstName: string, lastName: string, address: string]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()

const fileOf = (name: string, lines: readonly string[]) => ({ name, content: [header, ...lines, ''].join('\r\n') })

const bolognesi: readonly Person[] = [
  ['Elena', 'Marchetti', 'Via Indipendenza 12'],
  ['Paolo', 'Ferri', 'Via Mazzini 40'],
  ['Silvia', 'Bassi', 'Via Andrea Costa 7'],
  ['Roberto', 'Galli', 'Via San Vitale 88'],
  ['Laura', 'Monti', 'Via Saragozza 31'],
  ['Stefano', 'Neri', 'Via Emilia Levante 102'],
  ['Anna', 'Vitali', 'Via Murri 19'],
  ['Giorgio', 'Sarti', 'Via Toscana 54'],
  ['Federica', 'Landi', 'Via Zamboni 3'],
  ['Michele', 'Orsini', 'Via Massarenti 61'],
  ['Teresa', 'Fabbri', 'Via Arno 9'],
  ['Daniele', 'Zanetti', 'Via Corticella 77'],
]

type Batch = {
  name: string
  town: string
  zipCode: string
  country: string
  language: string
  site: string
  mail: string
  people: Person[]
}

/** Rows of which all are valid. */
const batchOf = ({ name, town, zipCode, country, language, site, mail, people }: Batch) =>
  fileOf(
    name,
    people.map(
      ([firstName, lastName, address]) =>
        `${plain(firstName)}.${plain(lastName)}@${mail}.example,${firstName},${lastName},${site},${address},${zipCode},${town},${country},${language}`,
    ),
  )

const german = { country: 'DE', language: 'de', site: 'Zuhause', mail: 'brief' }

/** What partners sent in other weeks. */
export const batches = {
  heidelberg: batchOf({
    ...{ name: 'neukunden-heidelberg.csv', town: 'Heidelberg', zipCode: '69115', ...german },
    people: [
      ['Ulrike', 'Baumgart', 'Bahnhofstraße 21'],
      ['Henning', 'Rieger', 'Römerstraße 75'],
      ['Gudrun', 'Stegmann', 'Kaiserstraße 14'],
      ['Volker', 'Amann', 'Kurfürsten-Anlage 3'],
      ['Marlies', 'Dorn', 'Rohrbacher Straße 48'],
    ],
  }),
  karlsruhe: batchOf({
    ...{ name: 'neukunden-karlsruhe.csv', town: 'Karlsruhe', zipCode: '76131', ...german },
    people: [
      ['Arne', 'Kolbe', 'Haid-und-Neu-Straße 16'],
      ['Heidrun', 'Maiwald', 'Rintheimer Straße 60'],
      ['Torsten', 'Eberle', 'Durlacher Allee 22'],
      ['Sigrid', 'Paulsen', 'Gottesauer Straße 31'],
    ],
  }),
  freiburg: batchOf({
    ...{ name: 'neukunden-freiburg.csv', town: 'Freiburg im Breisgau', zipCode: '79098', ...german },
    people: [
      ['Konrad', 'Wehrle', 'Salzstraße 9'],
      ['Annegret', 'Faller', 'Wilhelmstraße 17'],
      ['Ludwig', 'Burkart', 'Moltkestraße 28'],
    ],
  }),
  leeds: batchOf({
    ...{ name: 'new-customers-leeds.csv', town: 'Leeds', zipCode: 'LS1 4AP', country: 'GB', language: 'en', site: 'Home', mail: 'letters' },
    people: [
      ['Harriet', 'Ainsworth', '12 Park Square East'],
      ['Gareth', 'Thornley', '40 Wellington Street'],
      ['Moira', 'Hepworth', '7 Park Place'],
      ['Dominic', 'Sykes', '31 St Paul’s Street'],
    ],
  }),
  gyor: batchOf({
    ...{ name: 'uj-ugyfelek-gyor.csv', town: 'Győr', zipCode: '9021', country: 'HU', language: 'hu', site: 'Otthon', mail: 'levelek' },
    people: [
      ['Ágnes', 'Somogyvári', 'Baross Gábor út 18'],
      ['Tibor', 'Kelemen', 'Kazinczy utca 4'],
      ['Enikő', 'Bakonyi', 'Bajcsy-Zsilinszky út 33'],
    ],
  }),
} as const

const italianLine = ([firstName, lastName, address]: Person) =>
  `${plain(firstName)}.${plain(lastName)}@posta.example,${firstName},${lastName},Casa,${address},40121,Bologna,IT,it`

/** Two rows have no usable e-mail address and are rejected. */
export const italians = fileOf('clienti-bologna.csv', [
  ...bolognesi.map(italianLine),
  'marco.righi(at)posta.example.it,Marco,Righi,Casa,Via Roma 1,40121,Bologna,IT,it',
  ',Carla,Betti,Casa,Via Roma 3,40121,Bologna,IT,it',
])

const mannheimer: readonly Person[] = [
  ['Karin', 'Lehmann', 'Rheinstraße 4'],
  ['Thomas', 'Brandl', 'Augartenstraße 18'],
  ['Sabine', 'Keßler', 'Seckenheimer Straße 60'],
  ['Jörg', 'Hübner', 'Waldhofstraße 112'],
  ['Monika', 'Ehrlich', 'Neckarauer Straße 9'],
  ['Dieter', 'Pohl', 'Langstraße 33'],
  ['Petra', 'Sommer', 'Meerfeldstraße 27'],
  ['Bernd', 'Winkler', 'Käfertaler Straße 5'],
]

const germanLine = ([firstName, lastName, address]: Person, at: number) => {
  // The partner's system writes XX for unknown countries.
  const country = at % 2 === 0 ? 'XX' : 'DE'
  return `${plain(firstName)}.${plain(lastName)}@post.example,${firstName},${lastName},Zuhause,${address},${at === 5 ? '6815' : '68159'},Mannheim,${country},de`
}

export const faultyGermans = fileOf('neukunden-mannheim.csv', mannheimer.map(germanLine))
