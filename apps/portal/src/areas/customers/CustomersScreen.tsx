import { Button } from '@mantine/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { customerExportColumns } from '@wattdesk/contract/customers.ts'
import { download } from '@wattdesk/ui/chart/download.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ColumnChooser } from '@wattdesk/ui/list/ColumnChooser.tsx'
import { visibleColumns } from '@wattdesk/ui/list/column.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { lazy, Suspense, useMemo } from 'react'
import { toasts } from '../../api/toasts.ts'
import { ListState } from '../../lists/ListState.tsx'
import { countOf } from '../../lists/list-count.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { CustomerFilters } from './CustomerFilters.tsx'
import { CustomerRows } from './CustomerRows.tsx'
import { customersQuery, exportCustomers } from './customers.queries.ts'
import type { CustomersSearch } from './customers-address.ts'
import { customerColumns } from './customers-columns.tsx'
import { customersCallQuery, isNarrowed, withoutFilters } from './customers-search.ts'

const AddCustomerWizard = lazy(async () => ({ default: (await import('./AddCustomerWizard.tsx')).AddCustomerWizard }))
const route = getRouteApi('/dashboard/customers/list')

/** All customers a member may see. Everything that narrows the list is in the address. */
export function CustomersScreen() {
  const t = useT('customers')
  const { language } = useLanguage()
  const mayAdd = useCan()('write:customers')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const columns = useMemo(() => customerColumns(t), [t])
  const chosen = useMemo(() => search.columns?.split(','), [search.columns])
  const shown = useMemo(() => visibleColumns(columns, chosen), [columns, chosen])
  const query = customersCallQuery(search)
  const list = useQuery(customersQuery(query))
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
        secondary={[{ key: 'csv', label: t('customers.list.exportCsv'), icon: IconDownload, onSelect: () => save.mutate() }]}
      />
      <CustomerRows
        list={list}
        columns={shown}
        search={search}
        onChange={(next, { isStep }) => navigate({ search: { ...search, ...next }, replace: !isStep })}
        expectedRows={Number(query.limit)}
        toolbar={
          <>
            <CustomerFilters search={search} onNarrow={(next) => change({ ...next, page: undefined })} />
            <ColumnChooser columns={columns} chosen={chosen} onChoose={(keys) => change({ columns: keys?.join(',') })} />
          </>
        }
        state={
          <ListState
            list={list}
            title={t('customers.list.empty')}
            hint={t('customers.list.emptyHint')}
            onClear={isNarrowed(search) ? () => navigate({ search: withoutFilters(search) }) : undefined}
          />
        }
      />
      <Suspense>{search.new && mayAdd ? <AddCustomerWizard onClose={() => change({ new: undefined })} /> : null}</Suspense>
    </>
  )
}
