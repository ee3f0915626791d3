const towns: readonly [string, string][] = [
  ['68159', 'Mannheim'],
  ['50667', 'Köln'],
  ['80331', 'München'],
  ['01067', 'Dresden'],
  ['90402', 'Nürnberg'],
]
const firstNames = ['Zoë', 'Anna', 'Jürgen', 'Käthe', 'Lukas', 'Mia', 'Noah', 'Ömer']
const lastNames = ['Müller', 'Groß', 'Becker', 'Šimić', 'Lang', 'Weiß', 'Yılmaz']
export const fileColumns =
  'accountName,accountEmail,type,externalReferenceId,subscription,firstName,lastName,language,siteName,address,zipCode,city,country'

/** A file of new customers. `series` makes files differ. */
export function customerFile(count: number, series: string): Buffer {
  const lines = [fileColumns]
  for (let at = 0; at < count; at++) {
    const [zipCode, city] = towns[at % towns.length] ?? ['', '']
    const [first, last] = [firstNames[at % firstNames.length], lastNames[(at * 3) % lastNames.length]]
    const name = `${first} ${last}`
    lines.push(
      `${name},${series}.${at}@import.example,residential_customer,I${series}${at},Home Plus,${first},${last},de,Home,"Gartenweg ${at % 200}, Haus ${at % 9}",${zipCode},${city},DE`,
    )
  }
  return Buffer.from(`${lines.join('\n')}\n`)
}
