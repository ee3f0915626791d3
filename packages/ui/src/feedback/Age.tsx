import { formatAge, formatInstant } from '@wattdesk/i18n/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Tooltip } from '../overlay/Tooltip.tsx'
import classes from './feedback.module.css'
import { useNow } from './use-now.ts'

type Props = { at: string | number; timeZone?: string; staleAfterMs?: number }

/** How long ago something was seen, greyed once it is stale; the exact time in the tooltip. */
export function Age({ at, timeZone, staleAfterMs }: Props) {
  const { language } = useLanguage()
  const ageMs = Math.max(0, useNow() - new Date(at).getTime())
  return (
    <Tooltip label={formatInstant(at, timeZone)}>
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
