import { Button } from '@mantine/core'
import { IconChecklist, IconDownload, IconPlus, IconStack2, IconUpload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { customerExportColumns } from '@wattdesk/contract/customers.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ColumnChooser } from '@wattdesk/ui/list/ColumnChooser.tsx'
import { visibleColumns } from '@wattdesk/ui/list/column.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { toasts } from '../../api/toasts.ts'
import { countOf } from '../../lists/list-count.ts'
import { listState } from '../../lists/list-state.tsx'
import { SavedViews } from '../../lists/SavedViews.tsx'
import { type SelectionBarProps, useSelection } from '../../lists/use-selection.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { CustomerFilters } from './CustomerFilters.tsx'
import { CustomerRows } from './CustomerRows.tsx'
import { customersQuery, exportCustomers } from './customers.queries.ts'
import type { CustomersSearch } from './customers-address.ts'
import { customerColumns } from './customers-columns.tsx'
import { customersCallQuery, customersVocabulary, isNarrowed, withoutFilters } from './customers-search.ts'

const AddCustomerWizard = lazy(async () => ({ default: (await import('./AddCustomerWizard.tsx')).AddCustomerWizard }))
const route = getRouteApi('/dashboard/customers/list')

type Props = { SelectionBar: ComponentType<SelectionBarProps> }

/** All customers a member may see. Everything that narrows the list is in the address. */
export function CustomersScreen({ SelectionBar }: Props) {
  const t = useT('customers')
  const { language } = useLanguage()
  const can = useCan()
  const mayAdd = can('write:customers')
  const mayUpdateOrders = can(['write:customers', 'write:customers-sales'], { all: true })
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const columns = useMemo(() => customerColumns(t), [t])
  const vocabulary = useMemo(() => customersVocabulary(columns), [columns])
  const chosen = useMemo(() => search.columns?.split(','), [search.columns])
  const shown = useMemo(() => visibleColumns(columns, chosen), [columns, chosen])
  const query = customersCallQuery(search)
  const list = useQuery(customersQuery(query))
  const meaning = { filter: query.filter, searchValue: query.searchValue }
  const selection = useSelection('customers', JSON.stringify(meaning))
  const bar = list.data && (selection.ids.length > 0 || selection.excludedIds) && (
    <SelectionBar
      selection={selection}
      total={list.data.total}
      isCapped={list.data.totalIsCapped === true}
      meaning={meaning}
      columns={shown.map((column) => column.key)}
    />
  )
  usePageTitle(t('customers.title'))

  const change = (next: CustomersSearch) => navigate({ search: { ...search, ...next }, replace: true })
  const save = useMutation({
    mutationFn: () => {
      const keys = customerExportColumns.filter((key) => shown.some((column) => column.key === key))
      return exportCustomers(query, keys)
    },
    onMutate: () => toasts.show({ key: 'export', message: t('customers.list.exporting') }),
    onSuccess: (file) => {
      download(`customers-${new Date().toISOString().slice(0, 10)}.csv`, file)
      toasts.show({ message: t('customers.list.exported'), toastType: 'success' })
    },
  })
  const updateOrders = () => {
    const customers = list.data?.items.map((row) => row.id).join(',')
    return navigate({ to: '/dashboard/customers/update-order-status', search: { customers } })
  }
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} disabled={!mayAdd} onClick={() => change({ new: 'true' })}>
      {t('customers.list.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('customers.title')}
        count={countOf(list.data, language)}
        primary={<Tooltip label={mayAdd ? undefined : t('customers.edit.noPermission')}>{add}</Tooltip>}
        secondary={[
          { key: 'csv', label: t('customers.list.exportCsv'), icon: IconDownload, onSelect: () => save.mutate() },
          {
            key: 'import',
            label: t('customers.list.importCsv'),
            icon: IconUpload,
            disabledReason: mayAdd ? undefined : t('customers.edit.noPermission'),
            onSelect: () => navigate({ to: '/dashboard/customers/upload', search: {} }),
          },
          {
            key: 'order-status',
            label: t('customers.list.updateOrderStatus'),
            icon: IconChecklist,
            disabledReason: mayUpdateOrders ? undefined : t('customers.edit.noPermission'),
            onSelect: updateOrders,
          },
          {
            key: 'bulk-actions',
            label: t('customers.list.bulkActions'),
            icon: IconStack2,
            onSelect: () => navigate({ to: '/dashboard/customers/bulk-actions', search: {} }),
          },
        ]}
      />
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
              list="customers"
              search={search}
              vocabulary={vocabulary}
              onOpen={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
            />
            <CustomerFilters search={search} onNarrow={(next) => change({ ...next, page: undefined })} />
            <ColumnChooser columns={columns} chosen={chosen} onChoose={(keys) => change({ columns: keys?.join(',') })} />
          </>
        }
        state={listState(list, {
          title: t('customers.list.empty'),
          hint: t('customers.list.emptyHint'),
          onClear: isNarrowed(search) ? () => navigate({ search: withoutFilters(search) }) : undefined,
        })}
      />
      <Suspense>{search.new && mayAdd ? <AddCustomerWizard onClose={() => change({ new: undefined })} /> : null}</Suspense>
    </>
  )
}
