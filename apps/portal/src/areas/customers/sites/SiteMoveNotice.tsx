import { IconMapPinQuestion } from '@tabler/icons-react'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import { type Address, type Place, placeAfter } from '@wattdesk/contract/customers/site-place.ts'
import { type Country, normalizeZipCode } from '@wattdesk/contract/formats.ts'
import { biddingZoneWords } from '@wattdesk/i18n/bidding-zone-words.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { CheckField, type FieldProps } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import classes from '../customers.module.css'

type Change = { [Field in keyof Address]: string } & { [Field in keyof Place]?: Place[Field] | undefined }
type Props = { form: FieldProps['form']; site: Site; change: Change }

/** Shows the effect of a changed address on coordinates and bidding zone before it is saved. */
export function SiteMoveNotice({ form, site, change }: Props) {
  const t = useT('customers')
  const speech = useLanguage()
  const next = saved(change)
  const { hasMoved, coordinates, biddingZone, place } = placeAfter(site, next)
  if (!hasMoved) return null
  const isPlaced = site.latitude !== null && site.longitude !== null
  const isKept = form.read('keepsCoordinates') === true
  const country = t(`customers.country.${next.country}`)
  const wordsOf = (zone: string | null) => (zone === null ? noValue : biddingZoneWords(zone, speech))
  const zones = { zone: wordsOf(place.biddingZone), before: wordsOf(site.biddingZone), country }
  return (
    <div className={classes.moveNotice} role="status">
      <IconMapPinQuestion size={18} aria-hidden />
      <div>
        <p>
          {coordinates === 'removed'
            ? t('customers.site.move.coordinatesRemoved')
            : isKept
              ? t('customers.site.move.coordinatesKept')
              : coordinates === 'given'
                ? t('customers.site.move.coordinatesGiven')
                : t('customers.site.move.noCoordinates')}
        </p>
        {isPlaced && (isKept || coordinates === 'removed') ? (
          <CheckField form={form} name="keepsCoordinates" label={t('customers.site.move.keep')} isLine />
        ) : null}
        <p>{t(`customers.site.move.zone.${biddingZone}`, zones)}</p>
      </div>
    </div>
  )
}

/** As the server normalizes it, so that an extra space does not count as a change. */
function saved({ address, zipCode, city, country, ...place }: Change): Address & Partial<Place> {
  const land = country as Country // the field offers no other
  const given = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) as Partial<Place> // fewer keys
  return { address: address.trim(), zipCode: normalizeZipCode(zipCode, land) ?? zipCode.trim(), city: city.trim(), country: land, ...given }
}
