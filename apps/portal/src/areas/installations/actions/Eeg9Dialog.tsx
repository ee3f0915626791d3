import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Eeg9Status, eeg9DataUpdateModel } from '@wattdesk/contract/eeg9/models.ts'
import { controlUnitTypes } from '@wattdesk/contract/eeg9/terms.ts'
import { formatPowerW, noValue } from '@wattdesk/i18n/formats.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { DayField } from '@wattdesk/ui/form/DayField.tsx'
import { SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { FactList } from '@wattdesk/ui/page/Panel.tsx'
import { toasts } from '../../../api/toasts.ts'
import { SaveForm } from '../../../forms/SaveForm.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import classes from '../installations.module.css'
import { type Eeg9, eeg9DataQuery, eeg9StatusQuery, refreshEeg9, remindOfEeg9Once, saveEeg9 } from './eeg9.queries.ts'

type Props = { customerId: string; configurationId: string; onClose: () => void }

const tones: Record<Eeg9Status['state'], Tone> = {
  not_required: 'neutral',
  data_missing: 'error',
  submitted: 'accent',
  limited: 'warning',
  released: 'ok',
}

/** Requirements of section 9 EEG for a PV system, and the data recorded for it. */
export function Eeg9Dialog({ customerId, configurationId, onClose }: Props) {
  const t = useT('installations')
  const data = useQuery(eeg9DataQuery(customerId, configurationId))
  const status = useQuery(eeg9StatusQuery(customerId, configurationId))
  return (
    <Dialog title={t('installations.eeg9.title')} size="md" onClose={onClose}>
      {data.isError ? <QueryFailure query={data} /> : null}
      {data.isPending ? <SkeletonLines count={6} /> : null}
      {status.data ? <Standing customerId={customerId} status={status.data} /> : null}
      {data.data ? <DataForm customerId={customerId} saved={data.data} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Standing({ customerId, status }: { customerId: string; status: Eeg9Status }) {
  const t = useT('installations')
  const { language } = useLanguage()
  const { configurationId, feedInLimit, installedPowerW, missing, state } = status
  const remind = useAction({
    act: () => remindOfEeg9Once(configurationId),
    failed: (message) => t('installations.eeg9.remindFailed', { message }),
    refresh: (client) => refreshEeg9(client, customerId),
    onDone: ({ queued }) =>
      toasts.show({
        message: t(queued > 0 ? 'installations.eeg9.reminded' : 'installations.eeg9.notReminded'),
        toastType: queued > 0 ? 'success' : 'warning',
      }),
  })
  const limit =
    feedInLimit?.activeUntil === null
      ? t('installations.eeg9.limitOf', { percent: feedInLimit.percent, power: formatPowerW(feedInLimit.powerW, language) })
      : undefined
  return (
    <div className={classes.standing}>
      <FactList
        facts={[
          {
            label: t('installations.eeg9.state'),
            value: <StatusDot tone={tones[state]}>{t(`installations.eeg9.states.${state}`)}</StatusDot>,
          },
          { label: t('installations.eeg9.installedPower'), value: installedPowerW ? formatPowerW(installedPowerW, language) : noValue },
          ...(limit ? [{ label: t('installations.eeg9.limit'), value: limit }] : []),
          ...(missing.length > 0
            ? [{ label: t('installations.eeg9.missing'), value: missing.map((name) => t(`installations.eeg9.field.${name}`)).join(', ') }]
            : []),
          ...(status.lastReminderAt
            ? [{ label: t('installations.eeg9.lastReminder'), value: <Instant at={status.lastReminderAt} /> }]
            : []),
        ]}
      />
      {state === 'data_missing' ? (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconMail size={14} aria-hidden />}
          loading={remind.isPending}
          onClick={() => remind.run()}
        >
          {t('installations.eeg9.remind')}
        </Button>
      ) : null}
    </div>
  )
}

const valuesOf = ({ configurationId: _, updatedAt: __, ...data }: Eeg9) => ({
  ...data,
  commissionedOn: data.commissionedOn ?? '',
  gridOperator: data.gridOperator ?? '',
  meterNumber: data.meterNumber ?? '',
  marketLocationId: data.marketLocationId ?? '',
  imsysInstalledOn: data.imsysInstalledOn ?? '',
  controlUnitType: data.controlUnitType ?? '',
  gridOperatorTestPassedOn: data.gridOperatorTestPassedOn ?? '',
})

const toModel = (values: ReturnType<typeof valuesOf>) => ({
  ...values,
  commissionedOn: values.commissionedOn || null,
  imsysInstalledOn: values.imsysInstalledOn || null,
  controlUnitType: values.controlUnitType || null,
  gridOperatorTestPassedOn: values.gridOperatorTestPassedOn || null,
})

function DataForm({ customerId, saved, onClose }: { customerId: string; saved: Eeg9; onClose: () => void }) {
  const t = useT('installations')
  const { configurationId } = saved
  const saving = useSaveRecord({
    schema: eeg9DataUpdateModel,
    initial: () => valuesOf(saved),
    toModel,
    save: (model) => saveEeg9(configurationId, model),
    conflict: {
      code: 'InstallationChanged',
      load: async (read) => {
        const current = await read(eeg9DataQuery(customerId, configurationId))
        return { values: valuesOf(current), savedAt: current.updatedAt ?? undefined }
      },
    },
    saved: t('installations.eeg9.saved'),
    failed: (message) => t('installations.eeg9.failed', { message }),
    refresh: (client) => refreshEeg9(client, customerId),
    onSaved: onClose,
  })
  const { form } = saving
  const text = (name: 'gridOperator' | 'meterNumber' | 'marketLocationId', maxLength: number, help?: string) => (
    <TextField form={form} name={name} label={t(`installations.eeg9.field.${name}`)} maxLength={maxLength} help={help} />
  )
  const dayOf = (name: 'commissionedOn' | 'imsysInstalledOn' | 'gridOperatorTestPassedOn') => (
    <DayField form={form} name={name} label={t(`installations.eeg9.field.${name}`)} />
  )
  return (
    <SaveForm saving={saving}>
      {dayOf('commissionedOn')}
      {text('gridOperator', 120)}
      {text('meterNumber', 64)}
      {text('marketLocationId', 11, t('installations.eeg9.marketLocationHelp'))}
      {dayOf('imsysInstalledOn')}
      <SelectField
        form={form}
        name="controlUnitType"
        label={t('installations.eeg9.field.controlUnitType')}
        emptyLabel={t('installations.eeg9.noControlUnit')}
        choices={controlUnitTypes.map((value) => ({ value, label: t(`installations.eeg9.controlUnits.${value}`) }))}
      />
      {dayOf('gridOperatorTestPassedOn')}
    </SaveForm>
  )
}
