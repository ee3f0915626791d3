import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { InstallerCompany } from '@wattdesk/contract/installer-companies/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Moment } from '@wattdesk/ui/list/Moment.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import { PrimaryButton } from '../../page/PrimaryButton.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { tenantsQuery } from '../customers/customers.queries.ts'
import { type CompanySearch, companyList } from './company-list.ts'

const AddCompanyDialog = lazyDialog(async () => ({ default: (await import('./AddCompanyDialog.tsx')).AddCompanyDialog }))
const CompanyDialog = lazyDialog(async () => ({ default: (await import('./CompanyDialog.tsx')).CompanyDialog }))

const companyLink = (company: InstallerCompany, content: ReactNode, className: string) => (
  <Link
    to="/dashboard/unallocated-installations/companies"
    search={(before: CompanySearch) => ({ ...before, company: company.id })}
    replace
    className={className}
  >
    {content}
  </Link>
)

export function CompaniesScreen({ Tabs }: { Tabs: ComponentType }) {
  const t = useT('installerCompanies')
  const { language } = useLanguage()
  const can = useCan()
  const columns = useMemo(() => companyColumns(t), [t])
  const listing = useListing(companyList, columns)
  const { page, address, open } = listing
  const mayAdd = can('write:installer-companies')
  const tenants = useQuery({ ...tenantsQuery, enabled: can('read:customers') })
  const names = new Map(tenants.data?.items.map(({ id, name }) => [id, name]))
  usePageTitle(t('installerCompanies.title'))
  return (
    <>
      <PageHeader
        title={t('installerCompanies.title')}
        count={countOf(page, language)}
        primary={
          <PrimaryButton
            icon={IconPlus}
            reason={mayAdd ? undefined : t('installerCompanies.noPermission')}
            onClick={() => open({ new: 'true' })}
          >
            {t('installerCompanies.add.action')}
          </PrimaryButton>
        }
      />
      <Tabs />
      <ListScreen
        listing={listing}
        label={t('installerCompanies.title')}
        words={{
          tenant:
            names.size > 1
              ? { label: t('installerCompanies.field.tenant'), wordOf: (id) => names.get(id) ?? id, values: [...names.keys()] }
              : undefined,
        }}
        keyOf={(company) => company.id}
        link={companyLink}
        empty={{ title: t('installerCompanies.empty'), hint: t('installerCompanies.emptyHint') }}
      />
      <Suspense>
        {address.new && mayAdd ? <AddCompanyDialog onClose={() => open({ new: undefined })} /> : null}
        {address.company ? <CompanyDialog key={address.company} id={address.company} onClose={() => open({ company: undefined })} /> : null}
      </Suspense>
    </>
  )
}

function companyColumns(t: Translate): ColumnOf<typeof companyList>[] {
  return [
    { key: 'name', header: t('installerCompanies.field.name'), isTitle: true, cell: (company) => <b>{company.name}</b> },
    {
      key: 'installers',
      header: t('installerCompanies.field.installers'),
      isWide: true,
      isAlwaysShown: true,
      cell: (company) => company.installers.map(({ name }) => name).join(', ') || noValue,
    },
    { key: 'open', header: t('installerCompanies.field.open'), isNumber: true, cell: (company) => company.openInstallations },
    { key: 'tenant', header: t('installerCompanies.field.tenant'), cell: (company) => company.tenant.name },
    { key: 'createdAt', header: t('installerCompanies.field.createdAt'), cell: (company) => <Moment at={company.createdAt} /> },
  ]
}
