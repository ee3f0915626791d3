import { formatAge, formatInstantInZones, formatMinute, noValue } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './feedback.module.css'
import { useTimed } from './use-now.ts'

type Props = { at: string | number | null | undefined; homeZone?: string; staleAfterMs?: number }

/**
 * How long ago something was seen, greyed out when stale. The tooltip shows the exact time in the reader's zone and, if different, in the
 * home's.
 */
export function Age({ at, homeZone, staleAfterMs }: Props) {
  const { language } = useLanguage()
  const instant = at === null || at === undefined ? Number.NaN : new Date(at).getTime()
  const ageAt = (now: number) => Math.max(0, now - instant)
  const words = useTimed((now) => (Number.isNaN(instant) ? '' : formatAge(ageAt(now), language)))
  const isStale = useTimed((now) => (staleAfterMs !== undefined && ageAt(now) > staleAfterMs ? 'true' : '')) !== ''
  if (at === null || at === undefined) return <>{noValue}</>
  return (
    <Tooltip label={formatInstantInZones(at, homeZone)}>
      <time
        dateTime={new Date(at).toISOString()}
        className={classes.age}
        data-stale={isStale || undefined}
        data-on-paper={formatMinute(at)}
      >
        {words}
      </time>
    </Tooltip>
  )
}
