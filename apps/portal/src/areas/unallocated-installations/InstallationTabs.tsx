import { Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import type { Subject } from './unallocated-installations.queries.ts'

export type Part = 'overview' | 'devices' | 'live'

const root = '/dashboard/unallocated-installations'
const tab = { activeOptions: { exact: true, includeSearch: false }, activeProps: { 'data-active': true }, className: tabClass } as const

export function InstallationTabs({ subject, startCode }: { subject: Subject; startCode: string }) {
  const t = useT('unallocatedInstallations')
  const words = (part: Part) => t(`unallocatedInstallations.part.${part}`)
  if (subject.kind === 'assigned') {
    const params = { siteId: subject.siteId }
    return (
      <TabBar label={t('unallocatedInstallations.tabs')}>
        <Link to={`${root}/assigned-installations/$siteId`} params={params} {...tab}>
          {words('overview')}
        </Link>
        <Link to={`${root}/assigned-installations/$siteId/smart-energy-devices`} params={params} {...tab}>
          {words('devices')}
        </Link>
        <Link to={`${root}/assigned-installations/$siteId/live-stream`} params={params} {...tab}>
          {words('live')}
        </Link>
      </TabBar>
    )
  }
  const params = { id: subject.id, startCode }
  return (
    <TabBar label={t('unallocatedInstallations.tabs')}>
      <Link to={`${root}/unallocated-installations/$id`} params={{ id: subject.id }} {...tab}>
        {words('overview')}
      </Link>
      <Link to={`${root}/$startCode/$id/smart-energy-devices`} params={params} {...tab}>
        {words('devices')}
      </Link>
      <Link to={`${root}/$startCode/$id/live-stream`} params={params} {...tab}>
        {words('live')}
      </Link>
    </TabBar>
  )
}
