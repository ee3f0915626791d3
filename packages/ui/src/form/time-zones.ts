type ZoneGroup = { group: string; items: { value: string; label: string }[] }

const placeOf = (zone: string) => zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ')

/** Time zones as choices grouped by region, including `current` even if unknown. */
export function timeZoneChoices(zones: readonly string[], current?: string | null): ZoneGroup[] {
  const offered = current && !zones.includes(current) ? [current, ...zones] : zones
  const groups = Map.groupBy(offered, (zone) => zone.split('/', 1)[0] ?? zone)
  return [...groups].map(([group, names]) => ({ group, items: names.map((value) => ({ value, label: placeOf(value) })) }))
}

export type ZoneChoice = { value: string; place: string; region: string; offset: string }

/** A time zone with its place and its current offset, `UTC+01:00`. */
export function zoneChoice(zone: string, at: Date): ZoneChoice {
  return { value: zone, place: placeOf(zone), region: zone.split('/', 1)[0] ?? '', offset: offsetOf(zone, at) }
}

function offsetOf(timeZone: string, at: Date): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
    const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
    return name === 'GMT' ? 'UTC+00:00' : name.replace('GMT', 'UTC')
  } catch {
    // This browser does not know the zone yet.
    return ''
  }
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[_/]/g, ' ').replace('−', '-')

/** Choices whose place, region or offset contains every typed word; places that begin with the text first. */
export function matchingZones(choices: readonly ZoneChoice[], typed: string): ZoneChoice[] {
  const text = plain(typed).trim()
  const words = text.split(/\s+/).filter(Boolean)
  const found = choices.filter(({ value, offset }) => {
    const searched = plain(`${value} ${offset} ${offset.replace(/([+-])0(\d)/, '$1$2')}`)
    return words.every((word) => searched.includes(word))
  })
  const isFirst = (choice: ZoneChoice) => (plain(choice.place).startsWith(text) ? 0 : 1)
  return found.sort((a, b) => isFirst(a) - isFirst(b))
}

/** The choice that a typed text names, by its place or whole name or because no other matches. */
export function namedZone(choices: readonly ZoneChoice[], typed: string): ZoneChoice | undefined {
  const text = plain(typed).trim()
  const found = text === '' ? [] : matchingZones(choices, typed)
  const isNamed = ({ value, place }: ZoneChoice) => [value, place].some((name) => plain(name) === text)
  return found.find(isNamed) ?? (found.length === 1 ? found[0] : undefined)
}
