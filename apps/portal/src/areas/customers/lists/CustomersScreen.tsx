import { Button } from '@mantine/core'
import { IconChecklist, IconDownload, IconPlus, IconStack2, IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Suspense, useMemo } from 'react'
import { countOf } from '../../../lists/list-count.ts'
import { useListing } from '../../../lists/use-listing.ts'
import { usePageTitle } from '../../../page/use-page-title.ts'
import { useCan } from '../../../session/use-session.ts'
import { CustomerList, type SelectionBarPart } from './CustomerList.tsx'
import { customerList } from './customer-lists.ts'
import { customerColumns } from './customers-columns.tsx'
import { useCustomerExport } from './use-customer-export.ts'

const AddCustomerWizard = lazyDialog(async () => ({ default: (await import('../adding/AddCustomerWizard.tsx')).AddCustomerWizard }))

export function CustomersScreen({ SelectionBar }: { SelectionBar: SelectionBarPart }) {
  const t = useT('customers')
  const { language } = useLanguage()
  const can = useCan()
  const mayAdd = can('write:customers')
  const mayUpdateOrders = can(['write:customers', 'write:customers-sales'], { all: true })
  const navigate = useNavigate()
  const columns = useMemo(() => customerColumns(t), [t])
  const listing = useListing(customerList, columns)
  const save = useCustomerExport(listing, 'customers')
  const { page, address, open } = listing
  usePageTitle(t('customers.title'))

  const updateOrders = () => {
    const customers = page?.items.map((row) => row.id).join(',')
    return navigate({ to: '/dashboard/customers/update-order-status', search: { customers } })
  }
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} disabled={!mayAdd} onClick={() => open({ new: 'true' })}>
      {t('customers.list.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('customers.title')}
        count={countOf(page, language)}
        primary={<Tooltip label={mayAdd ? undefined : t('customers.edit.noPermission')}>{add}</Tooltip>}
        secondary={[
          { key: 'csv', label: t('customers.list.exportCsv'), icon: IconDownload, disabledReason: save.refusal, onSelect: save.run },
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
      <CustomerList listing={listing} SelectionBar={SelectionBar} emptyHint={t('customers.list.emptyHint')} />
      <Suspense>{address.new && mayAdd ? <AddCustomerWizard onClose={() => open({ new: undefined })} /> : null}</Suspense>
    </>
  )
}
