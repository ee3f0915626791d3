import { getRouteApi, Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { ImportsPanel } from './ImportsPanel.tsx'

const route = getRouteApi('/dashboard/customers/upload')
const place = {}

export function ImportsScreen() {
  const t = useT('imports', 'customers')
  const search = route.useSearch()
  usePageTitle(t('imports.title'))
  return (
    <>
      <PageHeader
        breadcrumb={
          <>
            <Link to="/dashboard/customers/list">{t('customers.title')}</Link>
            <span aria-hidden>/</span>
            <span aria-current="page">{t('imports.title')}</span>
          </>
        }
        title={t('imports.title')}
      />
      <ImportsPanel place={place} importId={search.import} />
    </>
  )
}
