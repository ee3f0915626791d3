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
