import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReportSchedule } from '@wattdesk/contract/business-reports/models.ts'
import { type ReportRhythm, reportAggregations } from '@wattdesk/contract/business-reports/terms.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { profileQuery } from '../profile/profile.queries.ts'
import classes from './business-reports.module.css'
import { refreshSchedules, scheduleReport, schedulesQuery, stopReport } from './business-reports.queries.ts'
import type { ShownReport } from './report-address.ts'

/** Schedules the report by e-mail, and lists the member's schedules. */
export function ScheduleDialog({ shown, onClose }: { shown: ShownReport; onClose: () => void }) {
  const t = useT('businessReports')
  const profile = useQuery(profileQuery)
  const [rhythm, setRhythm] = useState<ReportRhythm>('week')
  const name = t(`businessReports.report.${shown.offer.name}.name`)
  const add = useAction({
    act: () => scheduleReport(shown, rhythm),
    done: t('businessReports.schedule.added', { report: name }),
    failed: (reason) => t('businessReports.schedule.failed', { reason }),
    showsErrors: true,
    refresh: refreshSchedules,
  })
  return (
    <Dialog title={t('businessReports.schedule.title')} onClose={onClose}>
      <DialogForm onSubmit={() => add.run()} action={add} isDirty={false} submit={t('businessReports.schedule.add')}>
        <p>
          <b>{name}</b>
          <br />
          {t('businessReports.schedule.intro', { email: profile.data?.email ?? '' })}
        </p>
        <NativeSelect
          label={t('businessReports.schedule.rhythm')}
          value={rhythm}
          data={reportAggregations.map((one) => ({
            value: one,
            label: `${t(`businessReports.schedule.every.${one}`)}, ${t(`businessReports.schedule.spans.${one}`)}`,
          }))}
          // its options are the rhythms
          onChange={(event) => setRhythm(event.currentTarget.value as ReportRhythm)}
        />
        <OwnSchedules />
      </DialogForm>
    </Dialog>
  )
}

function OwnSchedules() {
  const t = useT('businessReports')
  const query = useQuery(schedulesQuery)
  if (query.isError && !query.data) return <QueryFailure query={query} />
  return (
    <section className={layout.stack}>
      <h3 className={classes.own}>{t('businessReports.schedule.own')}</h3>
      {query.data ? null : <SkeletonLines count={2} />}
      {query.data?.items.length === 0 ? <p className={layout.hint}>{t('businessReports.schedule.none')}</p> : null}
      <ul className={classes.schedules}>
        {query.data?.items.map((schedule) => (
          <Schedule key={schedule.id} schedule={schedule} />
        ))}
      </ul>
    </section>
  )
}

function Schedule({ schedule }: { schedule: ReportSchedule }) {
  const t = useT('businessReports', 'devices')
  const report = t(`businessReports.report.${schedule.report}.name`)
  const stop = useAction({
    act: () => stopReport(schedule.id),
    done: t('businessReports.schedule.stopped', { report }),
    refresh: refreshSchedules,
  })
  const marks = [
    schedule.product ? t(`devices.kind.${schedule.product}`) : undefined,
    schedule.filter || schedule.states ? t('businessReports.schedule.filtered') : undefined,
  ].filter(Boolean)
  return (
    <li>
      <span>
        {report}
        {marks.length > 0 ? ` (${marks.join(', ')})` : ''}
        <br />
        <span className={layout.meta}>
          {t(`businessReports.schedule.every.${schedule.rhythm}`)} · {t('businessReports.schedule.next')} <Instant at={schedule.nextAt} />
        </span>
      </span>
      <Tooltip label={t('businessReports.schedule.stop')}>
        <ActionIcon
          variant="default"
          aria-label={t('businessReports.schedule.stopOf', { report })}
          loading={stop.isPending}
          onClick={() => stop.run()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  )
}
