import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ColumnChooser } from '@wattdesk/ui/list/ColumnChooser.tsx'
import { visibleColumns } from '@wattdesk/ui/list/column.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import { listState } from '../../lists/list-state.tsx'
import { SavedViews } from '../../lists/SavedViews.tsx'
import { type SelectionBarProps, useSelection } from '../../lists/use-selection.ts'
import { useCan } from '../../session/use-session.ts'
import { CustomerFilters } from './CustomerFilters.tsx'
import { CustomerRows } from './CustomerRows.tsx'
import classes from './customers.module.css'
import { customerQuery, customersOfPartnerQuery } from './customers.queries.ts'
import type { CustomersSearch } from './customers-address.ts'
import { customerColumns } from './customers-columns.tsx'
import { customersCallQuery, customersVocabulary, isNarrowed, withoutFilters } from './customers-search.ts'

const AddCustomerWizard = lazy(async () => ({ default: (await import('./AddCustomerWizard.tsx')).AddCustomerWizard }))
const route = getRouteApi('/dashboard/customers/$customerId/customers')

type Props = { SelectionBar: ComponentType<SelectionBarProps> }

/** The customers a partner looks after. */
export function PartnerCustomersTab({ SelectionBar }: Props) {
  const t = useT('customers')
  const { customerId } = route.useParams()
  const search = route.useSearch()
  const [isAdding, setAdding] = useState(false)
  const navigate = route.useNavigate()
  const columns = useMemo(() => customerColumns(t), [t])
  const vocabulary = useMemo(() => customersVocabulary(columns), [columns])
  const chosen = useMemo(() => search.columns?.split(','), [search.columns])
  const shown = useMemo(() => visibleColumns(columns, chosen), [columns, chosen])
  const query = customersCallQuery(search)
  const list = useQuery(customersOfPartnerQuery(customerId, query))
  const meaning = { filter: query.filter, searchValue: query.searchValue, partnerId: customerId }
  const selection = useSelection(`customers of ${customerId}`, JSON.stringify(meaning))
  const bar = list.data && (selection.ids.length > 0 || selection.excludedIds) && (
    <SelectionBar
      selection={selection}
      total={list.data.total}
      isCapped={list.data.totalIsCapped === true}
      meaning={meaning}
      columns={shown.map((column) => column.key)}
    />
  )
  const { data: partner } = useQuery(customerQuery(customerId))
  const change = (next: CustomersSearch) => navigate({ search: { ...search, ...next }, replace: true })
  return (
    <>
      <header className={classes.tabHead}>
        <h2>{partner ? t('customers.detail.subCustomers', { name: partner.accountName }) : '…'}</h2>
        <AddButton partner={partner} onClick={() => setAdding(true)} />
      </header>
      <CustomerRows
        list={list}
        columns={shown}
        search={search}
        onChange={(next, { isStep }) => navigate({ search: { ...search, ...next }, replace: !isStep })}
        expectedRows={Number(query.limit)}
        selection={selection}
        bar={bar}
        toolbar={
          <>
            <SavedViews
              list="partner-customers"
              search={search}
              vocabulary={vocabulary}
              onOpen={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
            />
            <CustomerFilters search={search} onNarrow={(next) => change({ ...next, page: undefined })} isOfOneTenant />
            <ColumnChooser columns={columns} chosen={chosen} onChoose={(keys) => change({ columns: keys?.join(',') })} />
          </>
        }
        state={listState(list, {
          title: t('customers.list.empty'),
          onClear: isNarrowed(search) ? () => navigate({ search: withoutFilters(search) }) : undefined,
        })}
      />
      <Suspense>{isAdding && partner ? <AddCustomerWizard partner={partner} onClose={() => setAdding(false)} /> : null}</Suspense>
    </>
  )
}

function AddButton({ partner, onClick }: { partner: Customer | undefined; onClick: () => void }) {
  const t = useT('customers')
  const can = useCan()
  const mayAdd = can(['write:customers', 'write:customers-sub-customers'], { all: true })
  const reason = !mayAdd
    ? t('customers.add.noPartnerPermission')
    : partner && partner.status !== 'active'
      ? t('errors.PartnerNotActive')
      : undefined
  return (
    <Tooltip label={reason}>
      <Button leftSection={<IconPlus size={16} aria-hidden />} disabled={!partner || reason !== undefined} onClick={onClick}>
        {t('customers.list.add')}
      </Button>
    </Tooltip>
  )
}
