import { IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { customerOrders } from '@wattdesk/contract/customers.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ColumnChooser } from '@wattdesk/ui/list/ColumnChooser.tsx'
import { visibleColumns } from '@wattdesk/ui/list/column.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { useMemo } from 'react'
import { countOf } from '../../lists/list-count.ts'
import { pageOf } from '../../lists/list-search.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { SavedViews } from '../../lists/SavedViews.tsx'
import { vocabularyOf } from '../../lists/view-state.ts'
import { ButtonLink } from '../../page/HomeLink.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { CustomerRows } from './CustomerRows.tsx'
import { customersQuery } from './customers.queries.ts'
import { customerColumns } from './customers-columns.tsx'

const route = getRouteApi('/dashboard/search/$searchQuery')

/** Customers whose record or users match a term. */
export function SearchScreen() {
  const t = useT('customers')
  const { language } = useLanguage()
  const { searchQuery } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const columns = useMemo(() => customerColumns(t), [t])
  const vocabulary = useMemo(() => vocabularyOf({ orders: customerOrders, columns }), [columns])
  const chosen = search.columns?.split(',')
  const page = pageOf(search)
  const list = useQuery(customersQuery({ ...page, searchValue: searchQuery, order: search.order }))
  const title = t('customers.search.title', { term: searchQuery })
  usePageTitle(title)

  const state =
    list.isError && !list.data ? (
      <QueryFailure query={list} />
    ) : list.data?.items.length === 0 ? (
      <EmptyState icon={IconSearchOff} title={t('customers.search.empty', { term: searchQuery })}>
        {t('customers.search.emptyHint')}
      </EmptyState>
    ) : null
  return (
    <>
      <PageHeader
        title={title}
        count={countOf(list.data, language)}
        primary={
          <ButtonLink component="a" to="/dashboard/customers/list" search={{ q: searchQuery }} variant="default">
            {t('customers.search.narrow')}
          </ButtonLink>
        }
      />
      <CustomerRows
        list={list}
        columns={visibleColumns(columns, chosen)}
        search={search}
        onChange={(next, { isStep }) => navigate({ search: { ...search, ...next }, replace: !isStep })}
        expectedRows={page.limit}
        toolbar={
          <>
            <SavedViews
              list="search"
              search={search}
              vocabulary={vocabulary}
              onOpen={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
            />
            <ColumnChooser
              columns={columns}
              chosen={chosen}
              onChoose={(keys) => navigate({ search: { ...search, columns: keys?.join(',') }, replace: true })}
            />
          </>
        }
        state={state}
      />
    </>
  )
}
