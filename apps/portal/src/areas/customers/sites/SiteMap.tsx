import { IconExternalLink } from '@tabler/icons-react'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PlaceMap } from '@wattdesk/ui/map/PlaceMap.tsx'
import { TileMap } from '@wattdesk/ui/map/TileMap.tsx'
import { mapTiles } from '../../../page/operator-settings.ts'
import classes from '../customers.module.css'
import { placeOf, type SitePlace } from './site-place.ts'

/** On the operator's map tiles if configured, otherwise on an outline of the country. */
export function SiteMap({ site }: { site: Site }) {
  const t = useT('customers')
  const place = placeOf(site)
  if (!place) return <p className={classes.noPlace}>{t('customers.site.noPlace')}</p>
  const { latitude, longitude } = place
  const label = t('customers.site.map', { name: site.name })
  const shown = { latitude, longitude, label }
  return (
    <div className={classes.siteMap}>
      {mapTiles ? <TileMap {...shown} {...mapTiles} /> : <PlaceMap {...shown} country={site.country} />}
      {place.isApproximate ? <p className={classes.noPlace}>{t('customers.site.approximateHint', { city: site.city })}</p> : null}
      <a href={openStreetMapAddress(place)} target="_blank" rel="noopener noreferrer">
        {t('customers.site.openMap')} <IconExternalLink size={13} aria-hidden />
      </a>
    </div>
  )
}

/** Zooms to a house, or to the town if nothing closer is known. */
function openStreetMapAddress({ latitude, longitude, isApproximate }: SitePlace): string {
  const at = `${latitude}/${longitude}`
  return `https://www.openstreetmap.org/${isApproximate ? `#map=12/${at}` : `?mlat=${latitude}&mlon=${longitude}#map=17/${at}`}`
}
