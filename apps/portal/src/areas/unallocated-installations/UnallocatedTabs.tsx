import { Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import { useFlag } from '../../flags/use-flag.ts'
import { useCan } from '../../session/use-session.ts'

const options = { activeOptions: { includeSearch: false }, activeProps: { 'data-active': true }, className: tabClass } as const

export function UnallocatedTabs() {
  const t = useT('unallocatedInstallations')
  const can = useCan()
  const hasInstallers = useFlag('installer-portal')
  return (
    <TabBar label={t('unallocatedInstallations.tabs')}>
      <Link to="/dashboard/unallocated-installations/list" {...options}>
        {t('unallocatedInstallations.unallocated')}
      </Link>
      <Link
        to="/dashboard/unallocated-installations/assigned-installations"
        {...options}
        activeOptions={{ exact: true, includeSearch: false }}
      >
        {t('unallocatedInstallations.assigned')}
      </Link>
      {hasInstallers && can('read:installer-companies') ? (
        <Link to="/dashboard/unallocated-installations/companies" {...options}>
          {t('unallocatedInstallations.companies')}
        </Link>
      ) : null}
    </TabBar>
  )
}
