import { IconExternalLink } from '@tabler/icons-react'
import type { Site } from '@wattdesk/contract/customers.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PlaceMap } from '@wattdesk/ui/map/PlaceMap.tsx'
import { TileMap } from '@wattdesk/ui/map/TileMap.tsx'
import { mapTiles } from '../../../page/operator-settings.ts'
import classes from '../customers.module.css'

/** The site on the operator's map tiles if configured, otherwise on an outline of its country. */
export function SiteMap({ site }: { site: Site }) {
  const t = useT('customers')
  const { latitude, longitude } = site
  if (latitude === null || longitude === null) return <p className={classes.noPlace}>{t('customers.site.noPlace')}</p>
  const label = t('customers.site.map', { name: site.name })
  const place = { latitude, longitude, label }
  return (
    <div className={classes.siteMap}>
      {mapTiles ? <TileMap {...place} {...mapTiles} /> : <PlaceMap {...place} country={site.country} />}
      <a href={openStreetMapAddress(latitude, longitude)} target="_blank" rel="noopener noreferrer">
        {t('customers.site.openMap')} <IconExternalLink size={13} aria-hidden />
      </a>
    </div>
  )
}

function openStreetMapAddress(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
