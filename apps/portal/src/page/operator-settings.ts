type MapTiles = { template: string; attribution: string }

/** Where members write to when something does not work. */
export const supportEmail = setting('support-email') ?? 'support@wattdesk.example'

/** The tile server that the operator has configured for maps, if any. */
export const mapTiles = tiles()

function tiles(): MapTiles | undefined {
  const template = setting('map-tiles-url')
  return template ? { template, attribution: setting('map-tiles-attribution') ?? '' } : undefined
}

function setting(name: string): string | undefined {
  return document.querySelector(`meta[name="wattdesk:${name}"]`)?.getAttribute('content') ?? undefined
}
