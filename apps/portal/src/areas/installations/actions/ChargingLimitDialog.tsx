import { type ChargePoint, chargingLimitModel } from '@wattdesk/contract/charging/models.ts'
import { NumberField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SaveDialog } from '../../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../../forms/use-save-record.ts'
import { figureOrNull } from '../../../forms/use-schema-form.ts'
import layout from '../../../page/layout.module.css'
import { refreshInstallations } from '../installations.queries.ts'
import { limitCharge } from './charging.queries.ts'
import { limitOutcomeOf } from './limit-outcome.ts'

type Props = { customerId: string; deviceId: string; point: ChargePoint; onClose: () => void }

/** An empty field removes the limit. A wallbox that is away gets the limit when it connects. */
export function ChargingLimitDialog({ customerId, deviceId, point: { limitA, isConnected }, onClose }: Props) {
  const t = useT('charging')
  const saving = useSaveRecord({
    schema: chargingLimitModel,
    initial: () => ({ limitA: limitA === null ? '' : String(limitA) }),
    toModel: ({ limitA }) => ({ limitA: figureOrNull(limitA) }),
    save: (model) => limitCharge(customerId, deviceId, model),
    saved: ({ chargePoint }) => {
      const outcome = limitOutcomeOf(chargePoint)
      return outcome && t(`charging.${outcome}`)
    },
    failed: (message) => t('charging.failed', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
    onSaved: onClose,
  })
  return (
    <SaveDialog saving={saving} title={t('charging.limit')} onClose={onClose}>
      {isConnected ? null : <p className={layout.hint}>{t('charging.limitAway')}</p>}
      <NumberField form={saving.form} name="limitA" label={t('charging.limitLabel')} help={t('charging.limitHelp')} unit="A" hasAutofocus />
    </SaveDialog>
  )
}
