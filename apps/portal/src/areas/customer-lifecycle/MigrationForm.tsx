import { useQuery } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { ChoiceCard, ChoiceCards } from '@wattdesk/ui/form/ChoiceCards.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { migrate, migrationQuery, migrationTargetsQuery } from './customer-lifecycle.queries.ts'
import { useLifecycleReasons } from './lifecycle-reasons.ts'

type Props = { customer: Customer; remaining: number }

/** Chooses where a partner's customers go. */
export function MigrationForm({ customer, remaining }: Props) {
  const t = useT('customerLifecycle')
  const refusal = useLifecycleReasons(customer).migrate
  const [tenantId, setTenantId] = useState<string>()
  const start = useAction({
    act: (target: string) => migrate(customer.id, target),
    failed: (reason) => t('customerLifecycle.migration.failed', { reason }),
    showsErrors: true,
    // A failure may mean that somebody else started a migration, which is then shown.
    refresh: (client, state) => {
      const { queryKey } = migrationQuery(customer.id)
      return state ? client.setQueryData(queryKey, state) : client.invalidateQueries({ queryKey })
    },
  })
  return (
    <DialogForm
      onSubmit={() => tenantId && start.run(tenantId)}
      action={start}
      isDirty={tenantId !== undefined}
      submit={t('customerLifecycle.migration.submit', { count: remaining })}
      isBlocked={!tenantId}
      refusal={refusal}
    >
      <p>{t('customerLifecycle.migration.intro', { count: remaining })}</p>
      <Targets customerId={customer.id} chosen={tenantId} onChoose={setTenantId} />
    </DialogForm>
  )
}

type TargetsProps = { customerId: string; chosen: string | undefined; onChoose: (tenantId: string) => void }

function Targets({ customerId, chosen, onChoose }: TargetsProps) {
  const t = useT('customerLifecycle')
  const [searchValue, setSearchValue] = useState<string>()
  const targets = useQuery(migrationTargetsQuery(customerId, searchValue))
  if (targets.isError && !targets.data) return <QueryFailure query={targets} />
  return (
    <>
      <SearchField value={searchValue} onChange={setSearchValue} label={t('customerLifecycle.migration.searchTarget')} />
      {targets.isPending ? <SkeletonLines count={3} /> : null}
      {targets.data ? (
        <ChoiceCards>
          <legend>{t('customerLifecycle.migration.target')}</legend>
          {targets.data.items.map(({ id, name, kind }) => (
            <ChoiceCard key={id} type="radio" name="target" value={id} checked={chosen === id} onChange={() => onChoose(id)}>
              <span>{kind === 'affiliate' ? t('customerLifecycle.migration.affiliate', { name }) : name}</span>
            </ChoiceCard>
          ))}
          {targets.data.items.length === 0 ? <p className={layout.hint}>{t('customerLifecycle.migration.noTarget')}</p> : null}
          {targets.data.hasMore ? <p className={layout.hint}>{t('customerLifecycle.migration.hasMore')}</p> : null}
        </ChoiceCards>
      ) : null}
    </>
  )
}
