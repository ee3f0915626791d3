import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReportSchedule } from '@wattdesk/contract/business-reports/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useAction } from '../../forms/use-action.ts'
import layout from '../../page/layout.module.css'
import classes from './business-reports.module.css'
import { refreshSchedules, stopReport } from './business-reports.queries.ts'

/** Own schedules can be ended, those of colleagues left. */
export function ScheduleList({ schedules, ownId }: { schedules: readonly ReportSchedule[]; ownId: string }) {
  const t = useT('businessReports')
  return (
    <section className={layout.stack}>
      <h3 className={classes.own}>{t('businessReports.schedule.own')}</h3>
      {schedules.length === 0 ? <p className={layout.hint}>{t('businessReports.schedule.none')}</p> : null}
      <ul className={classes.schedules}>
        {schedules.map((schedule) => (
          <Schedule key={schedule.id} schedule={schedule} isOwn={schedule.owner.id === ownId} />
        ))}
      </ul>
    </section>
  )
}

function Schedule({ schedule, isOwn }: { schedule: ReportSchedule; isOwn: boolean }) {
  const t = useT('businessReports', 'devices')
  const { format, owner, recipients, rhythm } = schedule
  const report = t(`businessReports.report.${schedule.report}.name`)
  const words = isOwn ? (['stop', 'stopOf', 'stopped'] as const) : (['leave', 'leaveOf', 'left'] as const)
  const [stopping, stoppingOf, stopped] = words
  const stop = useAction({
    act: () => stopReport(schedule.id),
    done: t(`businessReports.schedule.${stopped}`, { report }),
    refresh: refreshSchedules,
  })
  const marks = [
    schedule.product ? t(`devices.kind.${schedule.product}`) : undefined,
    schedule.isIncremental ? t('businessReports.incremental') : undefined,
    schedule.filter || schedule.states ? t('businessReports.schedule.filtered') : undefined,
    format?.toUpperCase(),
  ].filter(Boolean)
  const names = recipients.map(({ name }) => name).join(', ')
  return (
    <li>
      <span>
        {report}
        {marks.length > 0 ? ` (${marks.join(', ')})` : ''}
        <br />
        <span className={layout.meta}>
          {isOwn ? t('businessReports.schedule.to', { names }) : t('businessReports.schedule.from', { name: owner.name })}
          <br />
          {t(`businessReports.schedule.every.${rhythm}`)} · {t('businessReports.schedule.next')} <Instant at={schedule.nextAt} />
        </span>
      </span>
      <Tooltip label={t(`businessReports.schedule.${stopping}`)}>
        <ActionIcon
          variant="default"
          aria-label={t(`businessReports.schedule.${stoppingOf}`, { report })}
          loading={stop.isPending}
          onClick={() => stop.run()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}
