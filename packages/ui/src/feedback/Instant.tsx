import { formatInstant, formatInstantInZones, noValue } from '@wattdesk/i18n/formats.ts'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './feedback.module.css'

type Props = {
  at: string | null | undefined
  homeZone?: string
  /** Shows the home's time: its day or its devices are meant. */
  isHomeTime?: boolean
  /** Shows the day only in the tooltip. */
  isClock?: boolean
}

/** An instant in the reader's zone, or in the home's. The tooltip names the zone and shows both times if the zones differ. */
export function Instant({ at, homeZone, isHomeTime, isClock }: Props) {
  if (!at) return <>{noValue}</>
  const words = formatInstant(at, isHomeTime ? homeZone : undefined)
  return (
    <Tooltip label={formatInstantInZones(at, homeZone)}>
      <time dateTime={at} className={classes.instant}>
        {isClock ? words.slice(11) : words}
      </time>
    </Tooltip>
  )
}
