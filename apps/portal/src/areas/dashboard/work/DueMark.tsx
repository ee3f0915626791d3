import { dayMs } from '@wattdesk/energy/durations.ts'
import { formatDuration, formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import classes from '../dashboard.module.css'
import type { levelOf } from './work-words.ts'

/** The time until a deadline, or since it passed: in whole days if there are several. The tooltip shows the exact time. */
export function DueMark({ at, level }: { at: string; level: ReturnType<typeof levelOf> }) {
  const t = useT('dashboard')
  const { language } = useLanguage()
  const leftMs = new Date(at).getTime() - useNow()
  const spanMs = Math.abs(leftMs)
  const span = formatDuration(spanMs < 2 * dayMs ? spanMs : Math.floor(spanMs / dayMs) * dayMs, language)
  return (
    <Tooltip label={formatInstantInZones(at)}>
      <time dateTime={at} className={classes.due} data-overdue={leftMs <= 0 || undefined} data-level={level}>
        {t(leftMs <= 0 ? 'dashboard.work.overdueBy' : 'dashboard.work.dueIn', { span })}
      </time>
    </Tooltip>
  )
}
