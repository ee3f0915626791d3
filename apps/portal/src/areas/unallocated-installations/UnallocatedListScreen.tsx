import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Suspense, useMemo } from 'react'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import { PrimaryButton } from '../../page/PrimaryButton.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { tenantsQuery } from '../customers/customers.queries.ts'
import { companiesQuery, installersQuery } from '../installer-companies/installer-companies.queries.ts'
import { UnallocatedTabs } from './UnallocatedTabs.tsx'
import { unallocatedColumns, unallocatedLink } from './unallocated-columns.tsx'
import { unallocatedList } from './unallocated-lists.ts'

const AddUnallocatedDialog = lazyDialog(async () => ({ default: (await import('./AddUnallocatedDialog.tsx')).AddUnallocatedDialog }))

/** Installers see only their company's. */
export function UnallocatedListScreen() {
  const t = useT('unallocatedInstallations')
  const { language } = useLanguage()
  const columns = useMemo(() => unallocatedColumns(t), [t])
  const listing = useListing(unallocatedList, columns)
  const { page, address, open } = listing
  const mayAdd = useCan()('write:unpaired-devices')
  const offered = useFilterValues()
  usePageTitle(t('unallocatedInstallations.title'))
  return (
    <>
      <PageHeader
        title={t('unallocatedInstallations.title')}
        count={countOf(page, language)}
        primary={
          <PrimaryButton
            icon={IconPlus}
            reason={mayAdd ? undefined : t('unallocatedInstallations.noPermission')}
            onClick={() => open({ new: 'true' })}
          >
            {t('unallocatedInstallations.add.action')}
          </PrimaryButton>
        }
      />
      <UnallocatedTabs />
      <ListScreen
        listing={listing}
        label={t('unallocatedInstallations.title')}
        words={{
          q: t('unallocatedInstallations.search.startCode'),
          company: filterOf(t('unallocatedInstallations.field.installerCompany'), offered.companies),
          installer: filterOf(t('unallocatedInstallations.field.installer'), offered.installers),
          tenant: filterOf(t('unallocatedInstallations.field.tenant'), offered.tenants),
        }}
        keyOf={(one) => one.id}
        link={unallocatedLink}
        empty={{ title: t('unallocatedInstallations.empty'), hint: t('unallocatedInstallations.emptyHint') }}
      />
      <Suspense>{address.new && mayAdd ? <AddUnallocatedDialog onClose={() => open({ new: undefined })} /> : null}</Suspense>
    </>
  )
}

type Named = { id: string; name: string }

/** Undefined without values, so that the filter is not offered. */
function filterOf(label: string, values: readonly Named[]) {
  const names = new Map(values.map(({ id, name }) => [id, name]))
  return values.length > 1 ? { label, wordOf: (id: string) => names.get(id) ?? id, values: [...names.keys()] } : undefined
}

function useFilterValues(): Record<'companies' | 'installers' | 'tenants', readonly Named[]> {
  const can = useCan()
  const companies = useQuery({ ...companiesQuery, enabled: can('read:installer-companies') })
  const installers = useQuery({ ...installersQuery, enabled: can('read:installer') })
  const tenants = useQuery({ ...tenantsQuery, enabled: can('read:customers') })
  return { companies: companies.data?.items ?? [], installers: installers.data?.items ?? [], tenants: tenants.data?.items ?? [] }
}
