import { formatInstant, formatInstantInZones, formatLongInstant, isoInstant, noValue } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './feedback.module.css'

type Props = {
  at: string | null | undefined
  homeZone?: string
  /** Shows the home's time, because its day or its devices are meant. */
  isHomeTime?: boolean
  /** Shows only the time; the day is in the tooltip. */
  isClock?: boolean
  /** Writes the month in words. */
  isLong?: boolean
}

/** An instant in the reader's zone, or in the home's. The tooltip names the zone and shows both times if the zones differ. */
export function Instant({ at, homeZone, isHomeTime, isClock, isLong }: Props) {
  const { language } = useLanguage()
  if (!at) return <>{noValue}</>
  const zone = isHomeTime ? homeZone : undefined
  const words = isLong ? formatLongInstant(at, language, zone) : formatInstant(at, zone)
  return (
    <Tooltip label={formatInstantInZones(at, homeZone)}>
      <time dateTime={at} className={classes.instant}>
        {isClock ? isoInstant(at, zone).slice(11) : words}
      </time>
    </Tooltip>
  )
}
