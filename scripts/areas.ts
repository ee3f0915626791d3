// An area has one name in contract, server, portal, sentences and browser tests. The folders of the server define them.
const places = /^(?:packages\/contract\/src|apps\/(?:server|portal)\/src\/areas)\/([^/]+)\/(?:([^/]+)\/)?/
const sentences = /^packages\/i18n\/src\/[a-z]{2}\/([^/]+)\.ts$/
const walk = /^e2e\/([^/]+)\.spec\.ts$/

/** Sentences without an area, and browser tests of all areas. */
const ofNoArea = [
  'days',
  'devices',
  'errors',
  'forms',
  'gateway-errors',
  'offline',
  'palette',
  'session',
  'shell',
  'ui',
  'validation',
  'accessibility',
  'dialogs',
]

/** Meanings of file names: areas, and nouns of an area, which are folders in it, such as `customers/users`. */
export type Areas = { areas: ReadonlySet<string>; areaOfNoun: ReadonlyMap<string, string> }

export function areasOf(files: readonly string[]): Areas {
  const named = files.map((file) => ({ file, match: places.exec(file) }))
  const areas = new Set(named.flatMap(({ file, match }) => (file.startsWith('apps/server') && match?.[1] ? [match[1]] : [])))
  const nouns = named.flatMap(({ match }) => (match?.[1] && match[2] && areas.has(match[1]) ? [[match[1], match[2]] as const] : []))
  const words = nouns.flatMap(([area, noun]) => [[noun, area] as const, [`${area.replace(/s$/, '')}-${noun}`, area] as const])
  return { areas, areaOfNoun: new Map(words) }
}

/** The area of a file; undefined if it belongs to none, or to one with another name on the server. */
export function areaOf(file: string, { areas, areaOfNoun }: Areas): string | undefined {
  const name = places.exec(file)?.[1] ?? sentences.exec(file)?.[1] ?? walk.exec(file)?.[1]
  if (name === undefined || ofNoArea.includes(name)) return undefined
  return areas.has(name) ? name : places.test(file) ? undefined : areaOfNoun.get(name)
}

/** Files whose folder or name is not an area, and calls that declare another area than their folder. */
export function faultsOfAreas(sources: readonly { file: string; text: string }[]): string[] {
  const known = areasOf(sources.map(({ file }) => file))
  const faults = sources.flatMap(({ file, text }) => {
    const name = places.exec(file)?.[1] ?? sentences.exec(file)?.[1] ?? walk.exec(file)?.[1]
    if (name === undefined || ofNoArea.includes(name)) return []
    if (areaOf(file, known) === undefined) return [`${file}: '${name}' is no area (apps/server/src/areas) and no folder in one`]
    if (!/^packages\/contract\/.*\/calls\.ts$/.test(file)) return []
    const stated = [...text.matchAll(/\barea(?: =|:) '([a-z-]+)'/g)].map(([, area]) => area)
    return stated.filter((area) => area !== name).map((area) => `${file}: calls say that their area is '${area}'`)
  })
  return [...new Set(faults)]
}
