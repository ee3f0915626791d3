import { getRouteApi, Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import layout from '../../../page/layout.module.css'
import { usePageTitle } from '../../../page/use-page-title.ts'
import { OrderStatusForm } from './OrderStatusForm.tsx'
import { OrderStatusRunPanel } from './OrderStatusRunPanel.tsx'
import { OrderStatusRuns } from './OrderStatusRuns.tsx'

const route = getRouteApi('/dashboard/customers/update-order-status')
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Changes sale steps and the installation status of many customers at once, after a preview. */
export function OrderStatusScreen() {
  const t = useT('sales', 'customers', 'imports', 'forms', 'validation', 'days', 'devices')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  usePageTitle(t('sales.order.title'))
  const chosen = (search.customers ?? '').split(',').filter((id) => isId.test(id))
  return (
    <>
      <PageHeader
        breadcrumb={
          <>
            <Link to="/dashboard/customers/list">{t('customers.title')}</Link>
            <span aria-hidden>/</span>
            <span aria-current="page">{t('sales.order.title')}</span>
          </>
        }
        title={t('sales.order.title')}
      />
      {search.run ? (
        <OrderStatusRunPanel key={search.run} runId={search.run} onAgain={() => navigate({ search: {} })} />
      ) : (
        <div className={layout.stack}>
          <p className={layout.hint}>{t('sales.order.hint')}</p>
          <OrderStatusForm customerIds={chosen} onChecked={(run) => navigate({ search: { run: run.id } })} />
          <OrderStatusRuns />
        </div>
      )}
    </>
  )
}
