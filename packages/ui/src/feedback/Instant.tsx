import { formatInstant, formatInstantInZones, noValue } from '@wattdesk/i18n/formats.ts'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './feedback.module.css'

type Props = { at: string | null | undefined; homeZone?: string }

/** An instant in the reader's zone. The tooltip names the zone and also shows the home's time if its zone differs. */
export function Instant({ at, homeZone }: Props) {
  if (!at) return <>{noValue}</>
  return (
    <Tooltip label={formatInstantInZones(at, homeZone)}>
      <time dateTime={at} className={classes.age}>
        {formatInstant(at)}
      </time>
    </Tooltip>
  )
}
