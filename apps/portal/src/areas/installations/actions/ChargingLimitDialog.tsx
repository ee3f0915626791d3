import { chargingLimitModel } from '@wattdesk/contract/charging/models.ts'
import { NumberField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { refreshInstallations } from '../installations.queries.ts'
import { limitCharge } from './charging.queries.ts'

type Props = { customerId: string; deviceId: string; limitA: number | null; onClose: () => void }

/** An empty field removes the limit. */
export function ChargingLimitDialog({ customerId, deviceId, limitA, onClose }: Props) {
  const t = useT('charging')
  const saving = useSaveRecord({
    schema: chargingLimitModel,
    initial: () => ({ limitA: limitA === null ? '' : String(limitA) }),
    toModel: (values) => ({ limitA: values.limitA.trim() === '' ? null : Number(values.limitA) }),
    save: (model) => limitCharge(customerId, deviceId, model),
    saved: ({ chargePoint }) => t(`charging.limitSaved.${chargePoint?.limitState ?? 'waiting'}`),
    failed: (message) => t('charging.failed', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('charging.limit')} onClose={onClose}>
      <NumberField form={saving.form} name="limitA" label={t('charging.limitLabel')} help={t('charging.limitHelp')} unit="A" hasAutofocus />
    </SaveDialog>
  )
}
