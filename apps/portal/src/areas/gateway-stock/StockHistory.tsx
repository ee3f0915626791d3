import { useQuery } from '@tanstack/react-query'
import type { ActivityEntry } from '@wattdesk/contract/activities/models.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { PagesFoot } from '../../lists/PagesFoot.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './gateway-stock.module.css'
import { stockHistoryQuery } from './gateway-stock.queries.ts'

/** From the activity log. */
export function StockHistory({ gatewayId }: { gatewayId: string }) {
  const t = useT('gatewayStock', 'activities')
  const [page, setPage] = useState(0)
  const query = useQuery(stockHistoryQuery(gatewayId, page))
  return (
    <section className={layout.stack}>
      <h3>{t('gatewayStock.history')}</h3>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={3} /> : null}
      <ol className={classes.history}>
        {query.data?.items.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <PagesFoot list={query.data} onPage={setPage} />
    </section>
  )
}

function HistoryEntry({ entry: { event, at, actor, after, reason } }: { entry: ActivityEntry }) {
  const { find } = useLanguage()
  const company = after?.installerCompany
  const tenant = after?.tenant
  const [target] = [company, tenant].filter((one) => typeof one === 'string')
  return (
    <li>
      <span>{[find(`activities.event.${event}`) ?? event, target].filter(Boolean).join(': ')}</span>
      <small>
        <Instant at={at} /> · {actor.name}
        {reason ? ` · ${reason}` : null}
      </small>
    </li>
  )
}
