import { IconSearchOff } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { useMemo } from 'react'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import { ButtonLink } from '../../page/HomeLink.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { customerLink } from './CustomerList.tsx'
import { foundCustomerList } from './customer-lists.ts'
import { customerColumns } from './customers-columns.tsx'

const route = getRouteApi('/dashboard/search/$searchQuery')

/** Customers whose record or users match a term. */
export function SearchScreen() {
  const t = useT('customers')
  const { language } = useLanguage()
  const { searchQuery } = route.useParams()
  const columns = useMemo(() => customerColumns(t), [t])
  const listing = useListing(foundCustomerList, columns, { fixed: { searchValue: searchQuery } })
  const title = t('customers.search.title', { term: searchQuery })
  usePageTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        count={countOf(listing.page, language)}
        primary={
          <ButtonLink component="a" to="/dashboard/customers/list" search={{ q: searchQuery }} variant="default">
            {t('customers.search.narrow')}
          </ButtonLink>
        }
      />
      <ListScreen
        listing={listing}
        label={t('customers.title')}
        words={{}}
        keyOf={(row) => row.id}
        link={customerLink}
        empty={{
          icon: IconSearchOff,
          title: t('customers.search.empty', { term: searchQuery }),
          hint: t('customers.search.emptyHint'),
        }}
      />
    </>
  )
}
