import { Link, useMatchRoute } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import { useCan } from '../session/use-session.ts'

const active = { 'data-active': true }

export function SettingsTabs() {
  const t = useT('vendors')
  const can = useCan()
  const isOfDeliveries = useMatchRoute()({ to: '/dashboard/settings/event-deliveries' }) !== false
  return (
    <TabBar label={t('vendors.tabs')}>
      {can('read:system-settings') ? (
        <Link to="/dashboard/settings/api" className={tabClass} activeProps={active}>
          {t('vendors.title')}
        </Link>
      ) : null}
      {can('read:system-settings') ? (
        <Link to="/dashboard/settings/tenant-affiliate" className={tabClass} activeProps={active}>
          {t('vendors.affiliates')}
        </Link>
      ) : null}
      {can('read:account-api-access') ? (
        <Link to="/dashboard/settings/api-access" className={tabClass} activeProps={active}>
          {t('vendors.apiAccess')}
        </Link>
      ) : null}
      {can('read:outgoing-events') ? (
        <Link to="/dashboard/settings/events" className={tabClass} activeProps={active} {...(isOfDeliveries ? active : {})}>
          {t('vendors.events')}
        </Link>
      ) : null}
      {can('read:service-status') ? (
        <Link to="/dashboard/status" className={tabClass} activeProps={active}>
          {t('vendors.status')}
        </Link>
      ) : null}
    </TabBar>
  )
}
