import { Link, Outlet } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import { Suspense } from 'react'
import { useCan } from '../../session/use-session.ts'

export function ProfileLayout() {
  const t = useT('profile')
  const can = useCan()
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <TabBar label={t('profile.tabs')}>
        <Link to="/dashboard/profile/summary" className={tabClass} activeProps={{ 'data-active': true }}>
          {t('profile.summary')}
        </Link>
        {can('read:activities') ? (
          <Link
            to="/dashboard/profile/activity-log"
            className={tabClass}
            activeOptions={{ includeSearch: false }}
            activeProps={{ 'data-active': true }}
          >
            {t('profile.activity')}
          </Link>
        ) : null}
        <Link to="/dashboard/profile/security" className={tabClass} activeProps={{ 'data-active': true }}>
          {t('profile.security')}
        </Link>
      </TabBar>
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
