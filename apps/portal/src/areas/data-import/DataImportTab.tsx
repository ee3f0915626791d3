import { IconDatabaseImport, IconDatabaseOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { SiteSelect } from '../../page/SiteSelect.tsx'
import { useCan } from '../../session/use-session.ts'
import { customerQuery } from '../customers/customers.queries.ts'
import { CoveragePanel } from './CoveragePanel.tsx'
import type { Days } from './coverage-holes.ts'
import { type ImportSite, importSitesQuery, importsQuery, isUnderWay } from './data-import.queries.ts'
import type { DataImportSearch } from './data-import-address.ts'
import { ImportLog } from './ImportLog.tsx'

const DataImportDialog = lazyDialog(async () => ({ default: (await import('./DataImportDialog.tsx')).DataImportDialog }))
const route = getRouteApi('/dashboard/customers/$customerId/data-import')

export function DataImportTab() {
  const t = useT('dataImport', 'telemetry', 'days')
  const { customerId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(importSitesQuery(customerId))
  const sites = query.data?.items
  const site = sites?.find((one) => one.siteId === search.site) ?? sites?.[0]
  if (query.isError && !sites) return <QueryFailure query={query} />
  if (sites && !site) {
    return (
      <EmptyState isPage icon={IconDatabaseOff} title={t('dataImport.noSite')}>
        {t('dataImport.noSiteHint')}
      </EmptyState>
    )
  }
  if (!sites || !site) return <SkeletonLines count={8} />
  const change = (next: DataImportSearch) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
  return (
    <div className={layout.stack}>
      <SiteSelect
        label={t('dataImport.site')}
        sites={sites.map((one) => ({ id: one.siteId, name: one.name }))}
        chosen={site.siteId}
        onChoose={(id) => change({ site: id, page: undefined })}
      />
      <SiteImports key={site.siteId} customerId={customerId} site={site} search={search} onSearch={change} />
    </div>
  )
}

type SiteProps = { customerId: string; site: ImportSite; search: DataImportSearch; onSearch: (next: DataImportSearch) => void }

function SiteImports({ customerId, site, search, onSearch }: SiteProps) {
  const t = useT('dataImport')
  const page = Number(search.page ?? 0)
  const { data: newest } = useQuery(importsQuery(site.siteId, 0))
  const latest = newest?.items[0]
  const reason = useRefusal(customerId, site, latest !== undefined && isUnderWay(latest))
  const [filled, setFilled] = useState<Days>()
  const isOpen = filled !== undefined || (search.start !== undefined && reason === undefined)
  const close = () => {
    setFilled(undefined)
    onSearch({ start: undefined })
  }
  return (
    <>
      <div className={layout.buttons}>
        <ActionButton icon={IconDatabaseImport} reason={reason} onClick={() => onSearch({ start: 'any' })}>
          {t('dataImport.start')}
        </ActionButton>
      </div>
      <CoveragePanel
        site={site}
        search={search}
        latest={latest}
        onSearch={onSearch}
        onFill={reason === undefined ? setFilled : undefined}
      />
      <ImportLog siteId={site.siteId} timeZone={site.timeZone} page={page} onPage={(to) => onSearch({ page: String(to) })} />
      <Suspense>{isOpen ? <DataImportDialog site={site} configId={search.start} days={filled} onClose={close} /> : null}</Suspense>
    </>
  )
}

/** Why nothing can be imported now. */
function useRefusal(customerId: string, { configurations }: ImportSite, isImporting: boolean): string | undefined {
  const t = useT('dataImport')
  const can = useCan()
  const { data: customer } = useQuery(customerQuery(customerId))
  if (!can('write:data-import')) return t('dataImport.noPermission')
  if (customer && customer.status !== 'active') return t('dataImport.notActive')
  if (configurations.length === 0) return t('dataImport.noConfiguration')
  return isImporting ? t('dataImport.underWay') : undefined
}
