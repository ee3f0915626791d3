import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReportRecipient, ReportSchedule } from '@wattdesk/contract/business-reports/models.ts'
import { type ReportRhythm, reportAggregations, reportFormats, reportRecipientsMax } from '@wattdesk/contract/business-reports/terms.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { profileQuery } from '../profile/profile.queries.ts'
import {
  recipientsQuery,
  refreshSchedules,
  type ScheduleChoice,
  scheduleLike,
  scheduleReport,
  schedulesQuery,
} from './business-reports.queries.ts'
import { RecipientsField } from './RecipientsField.tsx'
import type { ShownReport } from './report-address.ts'
import { ScheduleList } from './ScheduleList.tsx'

/** Schedules the report by e-mail, and lists the schedules that the member set up or receives. */
export function ScheduleDialog({ shown, onClose }: { shown: ShownReport; onClose: () => void }) {
  const t = useT('businessReports')
  const [profile, schedules, members] = [useQuery(profileQuery), useQuery(schedulesQuery), useQuery(recipientsQuery(shown.offer.name))]
  const failed = [profile, schedules, members].find((query) => query.isError && !query.data)
  return (
    <Dialog title={t('businessReports.schedule.title')} onClose={onClose}>
      {failed ? <QueryFailure query={failed} /> : null}
      {profile.data && schedules.data && members.data ? (
        <ScheduleForm shown={shown} ownId={profile.data.id} schedules={schedules.data.items} members={members.data.items} />
      ) : null}
      {failed || (profile.data && schedules.data && members.data) ? null : <SkeletonLines count={6} />}
    </Dialog>
  )
}

type FormProps = {
  shown: ShownReport
  ownId: string
  schedules: readonly ReportSchedule[]
  members: readonly ReportRecipient[]
}

function ScheduleForm({ shown, ownId, schedules, members }: FormProps) {
  const t = useT('businessReports')
  const [rhythm, setRhythm] = useState<ReportRhythm>('week')
  const [edited, setEdited] = useState<Partial<ScheduleChoice>>({})
  const name = t(`businessReports.report.${shown.offer.name}.name`)
  const existing = scheduleLike(schedules, shown, { rhythm, ownerId: ownId })
  const choice: ScheduleChoice = {
    format: existing?.format ?? null,
    recipientIds: existing?.recipients.map(({ id }) => id) ?? [ownId],
    ...edited,
  }
  const save = useAction({
    act: () => scheduleReport(shown, rhythm, choice),
    done: t(existing ? 'businessReports.schedule.changed' : 'businessReports.schedule.added', { report: name }),
    failed: (reason) => t('businessReports.schedule.failed', { reason }),
    showsErrors: true,
    refresh: refreshSchedules,
    onDone: () => setEdited({}),
  })
  const chosen = choice.recipientIds.length
  const tooMany = chosen > reportRecipientsMax ? t('businessReports.schedule.tooMany', { max: reportRecipientsMax }) : undefined
  return (
    <DialogForm
      onSubmit={() => save.run()}
      action={save}
      isDirty={Object.keys(edited).length > 0}
      submit={existing ? t('businessReports.schedule.change') : t('businessReports.schedule.add')}
      refusal={chosen === 0 ? t('businessReports.schedule.noRecipient') : tooMany}
    >
      <p>
        <b>{name}</b>
        <br />
        {t('businessReports.schedule.intro')}
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
      {existing ? <p className={layout.hint}>{t('businessReports.schedule.exists')}</p> : null}
      <NativeSelect
        label={t('businessReports.schedule.file')}
        value={choice.format ?? ''}
        data={[
          { value: '', label: t('businessReports.schedule.noFile') },
          ...reportFormats.map((one) => ({ value: one, label: one.toUpperCase() })),
        ]}
        onChange={({ currentTarget: { value } }) => setEdited({ ...edited, format: reportFormats.find((one) => one === value) ?? null })}
      />
      <RecipientsField
        members={members}
        ownId={ownId}
        chosen={choice.recipientIds}
        onChange={(recipientIds) => setEdited({ ...edited, recipientIds })}
      />
      <ScheduleList schedules={schedules} ownId={ownId} />
    </DialogForm>
  )
}
