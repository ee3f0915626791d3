import { useQuery } from '@tanstack/react-query'
import type { listMigrationTargets } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
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
  const [searchValue, setSearchValue] = useState<string>()
  const [chosenId, setChosenId] = useState<string>()
  const targets = useQuery(migrationTargetsQuery(customer.id, searchValue))
  // A search may have hidden the previous choice, so only visible ones count.
  const tenantId = targets.data?.items.find(({ id }) => id === chosenId)?.id
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
      {targets.isError && !targets.data ? (
        <QueryFailure query={targets} />
      ) : (
        <>
          <SearchField value={searchValue} onChange={setSearchValue} label={t('customerLifecycle.migration.searchTarget')} />
          {targets.isPending ? <SkeletonLines count={3} /> : null}
          {targets.data ? <Targets found={targets.data} chosen={tenantId} onChoose={setChosenId} /> : null}
        </>
      )}
    </DialogForm>
  )
}

type TargetsProps = {
  found: ResponseOf<typeof listMigrationTargets>
  chosen: string | undefined
  onChoose: (tenantId: string) => void
}

function Targets({ found: { items, hasMore }, chosen, onChoose }: TargetsProps) {
  const t = useT('customerLifecycle')
  return (
    <ChoiceCards>
      <legend>{t('customerLifecycle.migration.target')}</legend>
      {items.map(({ id, name, kind }) => (
        <ChoiceCard key={id} type="radio" name="target" value={id} checked={chosen === id} onChange={() => onChoose(id)}>
          <span>{kind === 'affiliate' ? t('customerLifecycle.migration.affiliate', { name }) : name}</span>
        </ChoiceCard>
      ))}
      {items.length === 0 ? <p className={layout.hint}>{t('customerLifecycle.migration.noTarget')}</p> : null}
      {hasMore ? <p className={layout.hint}>{t('customerLifecycle.migration.hasMore')}</p> : null}
    </ChoiceCards>
  )
}
