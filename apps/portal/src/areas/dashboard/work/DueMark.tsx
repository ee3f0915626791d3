import { dayMs } from '@wattdesk/energy/durations.ts'
import { formatDuration, formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import classes from '../dashboard.module.css'

/** The time until a deadline, or since it passed. The tooltip shows the exact time. */
export function DueMark({ at }: { at: string }) {
  const t = useT('dashboard')
  const { language } = useLanguage()
  const leftMs = new Date(at).getTime() - useNow()
  const span = formatDuration(Math.abs(leftMs), language)
  const state = leftMs <= 0 ? 'overdue' : leftMs < dayMs ? 'today' : 'later'
  return (
    <Tooltip label={formatInstantInZones(at)}>
      <time dateTime={at} className={classes.due} data-state={state}>
        {t(leftMs <= 0 ? 'dashboard.work.overdueBy' : 'dashboard.work.dueIn', { span })}
      </time>
    </Tooltip>
  )
}
