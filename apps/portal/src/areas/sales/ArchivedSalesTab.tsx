import { getRouteApi } from '@tanstack/react-router'
import type { Sale } from '@wattdesk/contract/sales/models.ts'
import { archivedSaleOrders } from '@wattdesk/contract/sales/terms.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { useListing } from '../../lists/use-listing.ts'
import { SalePanel } from './SalePanel.tsx'
import { archivedSaleList } from './sale-lists.ts'

const route = getRouteApi('/dashboard/customers/$customerId/archived-sales')

export function ArchivedSalesTab() {
  const t = useT('sales', 'devices')
  const { customerId } = route.useParams()
  const listing = useListing(archivedSaleList, [], { params: { id: customerId } })
  return (
    <ListScreen
      listing={listing}
      label={t('sales.archive.title2')}
      words={{
        kind: { label: t('sales.field.installationKind'), wordOf: (kind) => t(`devices.kind.${kind}`) },
        period: t('sales.field.archivedAt'),
        sale: { label: t('sales.archive.sale'), wordOf: () => t('sales.archive.one') },
      }}
      keyOf={(sale) => sale.id}
      card={(sale) => <ArchivedSale sale={sale} />}
      orders={archivedSaleOrders.map((field) => ({ field, label: t(`sales.field.${field}`) }))}
      empty={{ title: t('sales.archive.empty'), hint: t('sales.archive.emptyHint') }}
    />
  )
}

function ArchivedSale({ sale }: { sale: Sale }) {
  const t = useT('sales')
  return (
    <SalePanel sale={sale}>
      <span>
        {t('sales.field.archivedAt')} <Instant at={sale.archivedAt} />
      </span>
      <span>{`${t('sales.field.archivedBy')} ${sale.archivedBy ?? noValue}`}</span>
    </SalePanel>
  )
}
