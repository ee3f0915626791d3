import { IconBolt, IconBuildingStore, IconSearchOff, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { SearchResult } from '@wattdesk/contract/search/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { countOf } from '../../lists/list-count.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ButtonLink } from '../../page/HomeLink.tsx'
import layout from '../../page/layout.module.css'
import { usePageTitle } from '../../page/use-page-title.ts'
import { placeOf, surroundingsOf, useResultTitle } from './found-record.ts'
import { MatchReasons } from './MatchReasons.tsx'
import { StaffResults, useStaffCount } from './StaffResults.tsx'
import classes from './search.module.css'
import { searchQuery } from './search.queries.ts'

const route = getRouteApi('/dashboard/search/$searchQuery')

/** Customers and devices that match a term, best first, with the reason. */
export function SearchScreen() {
  const t = useT('search', 'customers', 'vendors', 'gatewayStock')
  const { language } = useLanguage()
  const { searchQuery: term } = route.useParams()
  const query = useQuery(searchQuery(term))
  const found = query.data
  const staff = useStaffCount(term)
  // The list does not tolerate typing errors, so it would be empty.
  const isListed = found?.items.some((result) => result.matches.every(({ quality }) => quality !== 'similar'))
  const title = t('search.title', { term })
  usePageTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        count={found && countOf({ total: found.items.length + staff, totalIsCapped: found.hasMore }, language)}
        primary={
          isListed ? (
            <ButtonLink component="a" to="/dashboard/customers/list" search={{ q: term }} variant="default">
              {t('search.asList')}
            </ButtonLink>
          ) : null
        }
      />
      <StaffResults term={term} />
      {query.isPending ? <SkeletonLines count={6} /> : null}
      {query.isError && !found ? <QueryFailure query={query} /> : null}
      {found && found.items.length === 0 && staff === 0 ? (
        <EmptyState icon={IconSearchOff} title={t('search.empty', { term })}>
          {t('search.emptyHint')}
        </EmptyState>
      ) : null}
      {found && found.items.length > 0 ? (
        <div aria-busy={query.isPlaceholderData}>
          {found.hasMore && isListed ? <p className={layout.note}>{t('search.more')}</p> : null}
          <ul className={classes.results} aria-label={t('search.results')}>
            {found.items.map((result) => (
              <li key={`${result.kind} ${result.id}`}>
                <Result result={result} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}

function Result({ result }: { result: SearchResult }) {
  const t = useT('customers')
  const titleOf = useResultTitle()
  const { customer } = result
  const Glyph = result.installation ? IconBolt : customer.type === 'residential_customer' ? IconUser : IconBuildingStore
  return (
    <Link {...placeOf(result)} className={classes.result}>
      <Glyph size={18} aria-hidden />
      <div>
        <div className={classes.head}>
          <span className={classes.title}>{titleOf(result)}</span>
          {customer.status === 'active' ? null : <StatusDot tone="warning">{t(`customers.status.${customer.status}`)}</StatusDot>}
          <span className={classes.surroundings}>{surroundingsOf(result)}</span>
        </div>
        <MatchReasons matches={result.matches} />
      </div>
    </Link>
  )
}
