import { Button } from '@mantine/core'
import { IconBuildingStore, IconDownload, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useMemo, useState } from 'react'
import { useListing } from '../../../lists/use-listing.ts'
import { useCan } from '../../../session/use-session.ts'
import classes from '../customers.module.css'
import { customerQuery } from '../customers.queries.ts'
import { CustomerList, type SelectionBarPart } from './CustomerList.tsx'
import { partnerCustomerList } from './customer-lists.ts'
import { customerColumns } from './customers-columns.tsx'
import { useCustomerExport } from './use-customer-export.ts'

const AddCustomerWizard = lazyDialog(async () => ({ default: (await import('../adding/AddCustomerWizard.tsx')).AddCustomerWizard }))
const route = getRouteApi('/dashboard/customers/$customerId/customers')

/** Also reached for other customers, by links. */
export function PartnerCustomersTab({ SelectionBar }: { SelectionBar: SelectionBarPart }) {
  const t = useT('customers', 'savedViews', 'devices')
  const { customerId } = route.useParams()
  const { data: partner } = useQuery(customerQuery(customerId))
  if (partner?.type === 'residential_customer')
    return (
      <Panel>
        <EmptyState icon={IconBuildingStore} title={t('customers.detail.onlyPartners')} />
      </Panel>
    )
  return <PartnerCustomers customerId={customerId} partner={partner} SelectionBar={SelectionBar} />
}

type Props = { customerId: string; partner: Customer | undefined; SelectionBar: SelectionBarPart }

function PartnerCustomers({ customerId, partner, SelectionBar }: Props) {
  const t = useT('customers')
  const [isAdding, setAdding] = useState(false)
  const columns = useMemo(() => customerColumns(t), [t])
  const listing = useListing(partnerCustomerList, columns, { params: { id: customerId } })
  const save = useCustomerExport(listing, `customers-${partner?.accountName ?? customerId}`, customerId)
  return (
    <>
      <header className={classes.tabHead}>
        <h2>{partner ? t('customers.detail.subCustomers', { name: partner.accountName }) : '…'}</h2>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={save.isPending} onClick={() => save.run()}>
          {t('customers.list.exportCsv')}
        </Button>
        <AddButton partner={partner} onClick={() => setAdding(true)} />
      </header>
      <CustomerList listing={listing} partnerId={customerId} SelectionBar={SelectionBar} emptyHint={t('customers.list.emptyOfPartner')} />
      <Suspense>{isAdding && partner ? <AddCustomerWizard partner={partner} onClose={() => setAdding(false)} /> : null}</Suspense>
    </>
  )
}

function AddButton({ partner, onClick }: { partner: Customer | undefined; onClick: () => void }) {
  const t = useT('customers', 'errors')
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
