type MapTiles = { template: string; attribution: string }

/** The address that members write to for support. */
export const supportEmail = setting('support-email') ?? 'support@wattdesk.example'

/** The tile server for maps that the operator configured, if any. */
export const mapTiles = tiles()

function tiles(): MapTiles | undefined {
  const template = setting('map-tiles-url')
  return template ? { template, attribution: setting('map-tiles-attribution') ?? '' } : undefined
}

function setting(name: string): string | undefined {
  return document.querySelector(`meta[name="wattdesk:${name}"]`)?.getAttribute('content') ?? undefined
}
