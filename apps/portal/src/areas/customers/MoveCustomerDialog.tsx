import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { ChoiceCard, ChoiceCards } from '@wattdesk/ui/form/ChoiceCards.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { featureGroupsQuery, moveTargetsQuery, moveToTenant } from './customer-record.queries.ts'
import classes from './customers.module.css'
import { customerQuery, refreshCustomers } from './customers.queries.ts'

export function MoveCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useT('customerRecord')
  const client = useQueryClient()
  const [searchValue, setSearchValue] = useState<string>()
  const [targetId, setTargetId] = useState<string>()
  // The tenant that this member saw. Somebody else may move the customer meanwhile.
  const [opened] = useState(customer.tenant)
  const [seen, setSeen] = useState(customer.tenant)
  const targets = useQuery(moveTargetsQuery(customer.id, searchValue))
  // A search may have hidden the previous choice, so only visible ones count.
  const target = targets.data?.items.find((one) => one.id === targetId && one.id !== customer.tenant.id)
  const move = useAction({
    act: async (tenantId: string) => {
      // Other concurrent changes do not prevent the move, but a concurrent move needs confirmation.
      const { version, tenant } = await client.fetchQuery({ ...customerQuery(customer.id), staleTime: 0 })
      if (tenant.id === seen.id) return moveToTenant(customer.id, { version, tenantId })
      setSeen(tenant)
      return undefined
    },
    done: (moved) => moved && t('customerRecord.tenant.moved', { name: moved.tenant.name }),
    failed: (reason) => t('customerRecord.tenant.failed', { reason }),
    showsErrors: true,
    onDone: (moved) => {
      if (!moved) return
      void refreshCustomers(client)
      onClose()
    },
  })
  return (
    <Dialog title={t('customerRecord.tenant.move')} onClose={onClose} size="md">
      <div className={layout.stack}>
        <p className={layout.hint}>{t('customerRecord.tenant.moveHint')}</p>
        {/* Outside the form, so that Enter does not submit it. */}
        {customer.type === 'residential_customer' ? (
          <SearchField value={searchValue} onChange={setSearchValue} label={t('customerRecord.tenant.search')} />
        ) : null}
        <DialogForm
          onSubmit={() => target && move.run(target.id)}
          action={move}
          isDirty={target !== undefined}
          submit={t('customerRecord.tenant.submit')}
          isBlocked={!target}
        >
          {targets.isError && !targets.data ? <QueryFailure query={targets} /> : null}
          {targets.isPending ? <SkeletonLines count={3} /> : null}
          {targets.data ? (
            <ChoiceCards>
              <legend>{t('customerRecord.tenant.target')}</legend>
              {targets.data.items.map((tenant) => (
                <ChoiceCard
                  key={tenant.id}
                  type="radio"
                  name="tenant"
                  value={tenant.id}
                  disabled={tenant.id === customer.tenant.id}
                  checked={target?.id === tenant.id}
                  onChange={() => setTargetId(tenant.id)}
                >
                  <span>{tenant.name}</span>
                  <Tag>{t(tenant.kind === 'partner' ? 'customerRecord.tenant.partnerTag' : 'customerRecord.tenant.affiliateTag')}</Tag>
                  {tenant.id === customer.tenant.id ? <Tag tone="accent">{t('customerRecord.tenant.current')}</Tag> : null}
                </ChoiceCard>
              ))}
              {targets.data.items.length === 0 ? <p className={layout.hint}>{t('customerRecord.tenant.none')}</p> : null}
              {targets.data.hasMore ? <p className={layout.hint}>{t('customerRecord.tenant.more')}</p> : null}
            </ChoiceCards>
          ) : null}
          {target?.kind === 'partner' ? <LostGroups customerId={customer.id} /> : null}
          {seen.id === opened.id ? null : (
            <p role="alert" className={classes.warning}>
              {t('customerRecord.tenant.movedMeanwhile', { name: seen.name })}
            </p>
          )}
        </DialogForm>
      </div>
    </Dialog>
  )
}

/** Feature groups that the customer and its users lose by moving to a partner. */
function LostGroups({ customerId }: { customerId: string }) {
  const t = useT('customerRecord')
  const can = useCan()
  const { data } = useQuery({ ...featureGroupsQuery(customerId), enabled: can('read:supported-feature-groups') })
  const lost = data ? [...data.items, ...data.ofUsers].filter((group) => !group.availableToPartnerTenants) : []
  if (lost.length === 0) return null
  return <p className={classes.warning}>{t('customerRecord.tenant.lost', { names: lost.map((group) => group.displayName).join(', ') })}</p>
}
