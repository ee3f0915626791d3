type ZoneGroup = { group: string; items: { value: string; label: string }[] }

/** All time zones of the browser as choices grouped by continent, including `current` even if unknown. */
export function timeZoneChoices(current?: string | null): ZoneGroup[] {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = current && !known.includes(current) ? [current, ...known] : known
  const groups = Map.groupBy(zones, (zone) => zone.split('/', 1)[0] ?? zone)
  return [...groups].map(([group, names]) => ({
    group,
    items: names.map((value) => ({ value, label: value.slice(value.indexOf('/') + 1).replaceAll('_', ' ') })),
  }))
}
