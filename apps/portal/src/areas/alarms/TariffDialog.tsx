import { IconAlertTriangle } from '@tabler/icons-react'
import { type Tariff, tariffModel } from '@wattdesk/contract/alarms/time-of-use/models.ts'
import { centsPerMwhOfOneCent, type TimeOfUseProblem, tariffKinds } from '@wattdesk/contract/alarms/time-of-use/terms.ts'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { CheckField, NumberField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { figureOrNull } from '../../forms/use-schema-form.ts'
import layout from '../../page/layout.module.css'
import classes from './alarms.module.css'
import { setTariff, timeOfUseQuery } from './time-of-use.queries.ts'

type Props = { customerId: string; siteId: string; tariff: Tariff | null; onClose: () => void }
type Values = ReturnType<typeof valuesOf>

const typed = (cents: number | null | undefined) => (cents === null || cents === undefined ? '' : String(cents / centsPerMwhOfOneCent))
const cents = (text: string) => {
  const price = figureOrNull(text)
  return price === null ? null : Math.round(price * centsPerMwhOfOneCent)
}

/** Version 0 means no tariff yet. */
function valuesOf(tariff: Tariff | null) {
  return {
    version: tariff?.version ?? 0,
    kind: tariff?.kind ?? ('dynamic' as const),
    importPrice: typed(tariff?.importCentsPerMwh),
    exportPrice: typed(tariff?.exportCentsPerMwh),
    evenIfNotReady: false,
  }
}

const toModel = ({ importPrice, exportPrice, ...values }: Values) => ({
  ...values,
  importCentsPerMwh: cents(importPrice),
  exportCentsPerMwh: cents(exportPrice),
})

const formFields: Record<string, string> = { importCentsPerMwh: 'importPrice', exportCentsPerMwh: 'exportPrice' }

/** The model counts thousandths of the typed unit, so its bounds would mislead. */
const inForm = (fault: FieldFault): FieldFault => {
  const field = formFields[fault.field]
  return field ? { field, code: fault.params ? 'Invalid' : fault.code, message: fault.message } : fault
}

/** What the home lacks for the dynamic tariff that was refused. */
const lackingOf = (error: unknown): TimeOfUseProblem[] =>
  error instanceof CallError && error.code === 'TimeOfUseNotReady' ? (error.details as { problems: TimeOfUseProblem[] }).problems : []

export function TariffDialog({ customerId, siteId, tariff, onClose }: Props) {
  const t = useT('timeOfUse')
  const [lacking, setLacking] = useState<TimeOfUseProblem[]>([])
  const saving = useSaveRecord({
    schema: tariffModel,
    initial: () => valuesOf(tariff),
    toModel,
    toForm: inForm,
    save: (model) => setTariff(customerId, siteId, model),
    conflict: {
      code: 'TariffChanged',
      load: async (read) => {
        const { sites } = await read(timeOfUseQuery(customerId))
        const saved = sites.find((one) => one.siteId === siteId)?.tariff ?? null
        return { values: valuesOf(saved), savedAt: saved?.updatedAt }
      },
    },
    saved: t('timeOfUse.saved'),
    failed: (reason) => t('timeOfUse.failed', { reason }),
    refresh: (client) => client.invalidateQueries({ queryKey: ['customers', 'one', customerId] }),
    onSaved: onClose,
    onError: (error) => {
      setLacking(lackingOf(error))
      return false
    },
  })
  const { form } = saving
  const { kind } = form.values
  return (
    <SaveDialog saving={saving} title={t('timeOfUse.edit')} onClose={onClose}>
      <SelectField
        form={form}
        name="kind"
        label={t('timeOfUse.tariff')}
        help={t(`timeOfUse.kindHint.${kind}`)}
        choices={tariffKinds.map((value) => ({ value, label: t(`timeOfUse.kind.${value}`) }))}
        isRequired
      />
      <NumberField form={form} name="importPrice" label={t(`timeOfUse.importPrice.${kind}`)} unit={t('timeOfUse.unit')} />
      <NumberField form={form} name="exportPrice" label={t('timeOfUse.exportPrice')} unit={t('timeOfUse.unit')} />
      {tariff ? <p className={layout.hint}>{t('timeOfUse.appliesFrom')}</p> : null}
      {kind === 'dynamic' && lacking.length > 0 ? (
        <>
          <p>{t('timeOfUse.lacking')}</p>
          <ul className={classes.problems}>
            {lacking.map((problem) => (
              <li key={problem}>
                <IconAlertTriangle size={16} aria-hidden />
                {t(`timeOfUse.problem.${problem}`)}
              </li>
            ))}
          </ul>
          <CheckField form={form} name="evenIfNotReady" label={t('timeOfUse.evenIfNotReady')} />
        </>
      ) : null}
    </SaveDialog>
  )
}
