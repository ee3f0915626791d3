type MapTiles = { template: string; attribution: string }

/** Shown to members who need support. */
export const supportEmail = setting('support-email') ?? 'support@wattdesk.example'

/** Undefined unless the operator configured a tile server. */
export const mapTiles = tiles()

function tiles(): MapTiles | undefined {
  const template = setting('map-tiles-url')
  return template ? { template, attribution: setting('map-tiles-attribution') ?? '' } : undefined
}

function setting(name: string): string | undefined {
  return document.querySelector(`meta[name="wattdesk:${name}"]`)?.getAttribute('content') ?? undefined
}
