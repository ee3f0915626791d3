import { Button } from '@mantine/core'
import { IconChecklist, IconDownload, IconPlus, IconStack2, IconUpload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { lazy, Suspense } from 'react'
import { countOf } from '../../lists/list-count.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { CustomerList, type SelectionBarPart } from './CustomerList.tsx'
import type { CustomersSearch } from './customers-address.ts'
import { useCustomerExport, useCustomerList } from './use-customer-list.ts'

const AddCustomerWizard = lazy(async () => ({ default: (await import('./AddCustomerWizard.tsx')).AddCustomerWizard }))
const route = getRouteApi('/dashboard/customers/list')

/** All customers a member may see. Everything that narrows the list is in the address. */
export function CustomersScreen({ SelectionBar }: { SelectionBar: SelectionBarPart }) {
  const t = useT('customers')
  const { language } = useLanguage()
  const can = useCan()
  const mayAdd = can('write:customers')
  const mayUpdateOrders = can(['write:customers', 'write:customers-sales'], { all: true })
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const listing = useCustomerList(search)
  const save = useCustomerExport(listing, 'customers')
  const { list } = listing
  usePageTitle(t('customers.title'))

  const change = (next: CustomersSearch) => navigate({ search: { ...search, ...next }, replace: true })
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
      <CustomerList
        listing={listing}
        views="customers"
        search={search}
        onSearch={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
        SelectionBar={SelectionBar}
        emptyHint={t('customers.list.emptyHint')}
      />
      <Suspense>{search.new && mayAdd ? <AddCustomerWizard onClose={() => change({ new: undefined })} /> : null}</Suspense>
    </>
  )
}
