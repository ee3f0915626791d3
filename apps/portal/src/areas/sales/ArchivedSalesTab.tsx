import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Sale } from '@wattdesk/contract/sales.ts'
import { formatInstant, noValue } from '@wattdesk/i18n/formats.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PagingBar } from '@wattdesk/ui/list/PagingBar.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { pageOf } from '../../lists/list-search.ts'
import { listState } from '../../lists/list-state.tsx'
import layout from '../../page/layout.module.css'
import { ArchivedSalesTools } from './ArchivedSalesTools.tsx'
import { archivedSalesCallQuery, isNarrowed } from './archived-sales-search.ts'
import { SaleSteps } from './SaleSteps.tsx'
import { SaleProgress } from './sale-marks.tsx'
import classes from './sales.module.css'
import { archivedSalesQuery } from './sales.queries.ts'

const route = getRouteApi('/dashboard/customers/$customerId/archived-sales')

/** Sales that are over, as they were when they were archived. */
export function ArchivedSalesTab() {
  const t = useT('sales')
  const { customerId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const page = pageOf(search)
  const list = useQuery(archivedSalesQuery(customerId, archivedSalesCallQuery(search)))
  const empty = listState(list, {
    title: t('sales.archive.empty'),
    hint: t('sales.archive.emptyHint'),
    onClear: isNarrowed(search) ? () => navigate({ search: { limit: search.limit, order: search.order } }) : undefined,
  })
  return (
    <div className={layout.stack}>
      <div className={classes.narrowing}>
        <ArchivedSalesTools search={search} onChange={(next, { isStep }) => navigate({ search: next, replace: !isStep })} />
      </div>
      {list.isPending ? (
        <Panel title={t('sales.archive.title2')}>
          <SkeletonLines count={5} />
        </Panel>
      ) : null}
      {empty ? <Panel>{empty}</Panel> : null}
      {list.data?.items.map((sale) => (
        <ArchivedSale key={sale.id} sale={sale} />
      ))}
      {list.data && (list.data.total > page.limit || page.page > 0) ? (
        <PagingBar
          {...page}
          total={list.data.total}
          onPage={(next) => navigate({ search: { ...search, page: next > 0 ? String(next + 1) : undefined } })}
          onLimit={(limit) => navigate({ search: { ...search, page: undefined, limit: String(limit) }, replace: true })}
        />
      ) : null}
    </div>
  )
}

function ArchivedSale({ sale }: { sale: Sale }) {
  const t = useT('sales')
  const marks = (
    <span className={layout.meta}>
      <Tag>{t(`sales.kind.${sale.installationKind}`)}</Tag>
      <span>{`${t('sales.field.archivedAt')} ${formatInstant(sale.archivedAt)}`}</span>
      <span>{`${t('sales.field.archivedBy')} ${sale.archivedBy ?? noValue}`}</span>
      <SaleProgress sale={sale} />
    </span>
  )
  return (
    <Panel isFlush title={sale.templateName ?? t('sales.unnamed')} marks={marks}>
      <SaleSteps sale={sale} />
    </Panel>
  )
}
