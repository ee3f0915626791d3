import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
import type { moveGateways as moveCall } from '@wattdesk/contract/gateway-stock/calls.ts'
import { gatewayMoveModel } from '@wattdesk/contract/gateway-stock/models.ts'
import type { GatewayMove } from '@wattdesk/contract/gateway-stock/terms.ts'
import { SelectField, TextField } from '@wattdesk/ui/form/fields.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { tenantsQuery } from '../customers/customers.queries.ts'
import { companiesQuery } from '../installer-companies/installer-companies.queries.ts'
import { moveGateways, refreshStock } from './gateway-stock.queries.ts'
import { serialsOf } from './serials-of.ts'

type Props = { move: GatewayMove; gatewayIds: string[]; onMoved?: () => void; onClose: () => void }
type Values = { companyId: string; tenantId: string; reason: string }

/** Reports why some gateways were not moved. */
export function MoveGatewaysDialog({ move, gatewayIds, onMoved, onClose }: Props) {
  const t = useT('gatewayStock')
  const companies = useQuery({ ...companiesQuery, enabled: move === 'send' })
  const tenants = useQuery({ ...tenantsQuery, enabled: move === 'transfer' })
  const [toModel] = useState(() => ({ companyId, tenantId, reason }: Values) => ({
    ...{ move, gatewayIds, reason },
    ...(move === 'send' && { companyId: companyId || undefined }),
    ...(move === 'transfer' && { tenantId: tenantId || undefined }),
  }))
  const doneWords = ({ moved, unchanged, refused }: ResponseOf<typeof moveCall>) =>
    unchanged + refused.length === 0
      ? t('gatewayStock.moved', { count: moved })
      : t('gatewayStock.movedSome', { moved, unchanged, refused: refused.length, serials: serialsOf(refused) })
  const saving = useSaveRecord({
    schema: gatewayMoveModel,
    initial: (): Values => ({ companyId: '', tenantId: '', reason: '' }),
    toModel,
    save: moveGateways,
    saved: doneWords,
    failed: (reason) => t('gatewayStock.moveFailed', { reason }),
    refresh: refreshStock,
    onSaved: () => {
      onMoved?.()
      onClose()
    },
  })
  const { form } = saving
  const choicesOf = (items: readonly { id: string; name: string }[] | undefined) =>
    (items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SaveDialog
      saving={saving}
      title={t(`gatewayStock.moveTitle.${move}`, { count: gatewayIds.length })}
      submit={t(`gatewayStock.move.${move}`)}
      onClose={onClose}
    >
      <p>{t(`gatewayStock.moveText.${move}`)}</p>
      {move === 'send' ? (
        <SelectField
          form={form}
          name="companyId"
          label={t('gatewayStock.field.company')}
          emptyLabel=""
          choices={choicesOf(companies.data?.items)}
          isRequired
          hasAutofocus
        />
      ) : null}
      {move === 'transfer' ? (
        <SelectField
          form={form}
          name="tenantId"
          label={t('gatewayStock.field.tenant')}
          emptyLabel=""
          choices={choicesOf(tenants.data?.items)}
          isRequired
          hasAutofocus
        />
      ) : null}
      <TextField form={form} name="reason" label={t('gatewayStock.reason')} help={t('gatewayStock.reasonHelp')} maxLength={300} />
    </SaveDialog>
  )
}
