import { getRouteApi, Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import layout from '../../../page/layout.module.css'
import { usePageTitle } from '../../../page/use-page-title.ts'
import { StockTabs } from '../StockTabs.tsx'
import { DeliveryForm } from './DeliveryForm.tsx'
import { DeliveryHistory } from './DeliveryHistory.tsx'
import { DeliveryPanel } from './DeliveryPanel.tsx'

const route = getRouteApi('/dashboard/gateways/deliveries')

/** Adds many gateways from a CSV file after a preview, and lists earlier deliveries. */
export function DeliveriesScreen() {
  const t = useT('gatewayStock', 'imports', 'forms', 'validation')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  usePageTitle(t('gatewayStock.delivery.title'))
  return (
    <>
      <PageHeader
        breadcrumb={
          <>
            <Link to="/dashboard/gateways/list">{t('gatewayStock.title')}</Link>
            <span aria-hidden>/</span>
            <span aria-current="page">{t('gatewayStock.deliveries')}</span>
          </>
        }
        title={t('gatewayStock.delivery.title')}
      />
      <StockTabs />
      {search.delivery ? (
        <DeliveryPanel key={search.delivery} deliveryId={search.delivery} onAgain={() => navigate({ search: {} })} />
      ) : (
        <div className={layout.stack}>
          <DeliveryForm onChecked={({ id }) => navigate({ search: { delivery: id } })} />
          <DeliveryHistory />
        </div>
      )}
    </>
  )
}
