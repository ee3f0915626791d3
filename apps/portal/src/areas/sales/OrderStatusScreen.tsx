import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { formatInstant } from '@wattdesk/i18n/formats.ts'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { OrderStatusForm } from './OrderStatusForm.tsx'
import { OrderStatusRunPanel } from './OrderStatusRunPanel.tsx'
import classes from './order-status.module.css'
import { orderStatusRunsQuery } from './order-status.queries.ts'

const route = getRouteApi('/dashboard/customers/update-order-status')
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Changes steps of sales and the installation status of many customers at once: checked first, applied as shown. */
export function OrderStatusScreen() {
  const t = useT('sales', 'customers')
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
        <OrderStatusRunPanel
          runId={search.run}
          search={search}
          onChange={(next) => navigate({ search: next, replace: next.run !== undefined })}
        />
      ) : (
        <div className={layout.stack}>
          <p className={layout.hint}>{t('sales.order.hint')}</p>
          <OrderStatusForm customerIds={chosen} onChecked={(run) => navigate({ search: { run: run.id } })} />
          <Runs />
        </div>
      )}
    </>
  )
}

/** What was changed before, and what is still under way. */
function Runs() {
  const t = useT('sales')
  const list = useQuery(orderStatusRunsQuery)
  return (
    <Panel title={t('sales.order.runs')}>
      {list.isError && !list.data ? <QueryFailure query={list} /> : null}
      {list.data?.items.length === 0 ? <p className={layout.hint}>{t('sales.order.noRuns')}</p> : null}
      <ul className={classes.runs}>
        {list.data?.items.map((run) => (
          <li key={run.id}>
            <Link to="/dashboard/customers/update-order-status" search={{ run: run.id }}>
              {formatInstant(run.createdAt)}
            </Link>
            <Tag>{t(`sales.order.runStatus.${run.status}`)}</Tag>
            <span>{t('sales.order.by', { name: run.member.name })}</span>
            <span className={layout.meta}>
              {run.status === 'previewed'
                ? `${t('sales.order.counts.planned')}: ${run.planned}`
                : `${t('sales.order.counts.applied')}: ${run.applied}, ${t('sales.order.counts.overtaken')}: ${run.overtaken}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
