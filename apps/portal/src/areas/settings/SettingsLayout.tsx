import { Link, Outlet } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import { Suspense } from 'react'
import { useCan } from '../../session/use-session.ts'

/** The settings, one tab each. */
export function SettingsLayout() {
  const t = useT('vendors')
  const can = useCan()
  return (
    <>
      <TabBar label={t('vendors.tabs')}>
        {can('read:system-settings') ? (
          <Link to="/dashboard/settings/api" className={tabClass} activeProps={{ 'data-active': true }}>
            {t('vendors.title')}
          </Link>
        ) : null}
        {can('read:system-settings') ? (
          <Link to="/dashboard/settings/tenant-affiliate" className={tabClass} activeProps={{ 'data-active': true }}>
            {t('vendors.affiliates')}
          </Link>
        ) : null}
        {can('read:account-api-access') ? (
          <Link to="/dashboard/settings/api-access" className={tabClass} activeProps={{ 'data-active': true }}>
            {t('vendors.apiAccess')}
          </Link>
        ) : null}
      </TabBar>
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
