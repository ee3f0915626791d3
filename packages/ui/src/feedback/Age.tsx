import { formatAge, formatInstantInZones, noValue } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './feedback.module.css'
import { useNow } from './use-now.ts'

type Props = { at: string | number | null | undefined; homeZone?: string; staleAfterMs?: number }

/**
 * How long ago something was seen, greyed out when stale. The tooltip shows the exact time in the reader's zone and, if it
 * differs, in the home's.
 */
export function Age({ at, homeZone, staleAfterMs }: Props) {
  const { language } = useLanguage()
  const now = useNow()
  if (at === null || at === undefined) return <>{noValue}</>
  const ageMs = Math.max(0, now - new Date(at).getTime())
  return (
    <Tooltip label={formatInstantInZones(at, homeZone)}>
      <time
        dateTime={new Date(at).toISOString()}
        className={classes.age}
        data-stale={(staleAfterMs !== undefined && ageMs > staleAfterMs) || undefined}
      >
        {formatAge(ageMs, language)}
      </time>
    </Tooltip>
  )
}
