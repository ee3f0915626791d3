import { Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import { useCan } from '../../session/use-session.ts'

export function FeatureTabs() {
  const t = useT('featureGroups')
  const can = useCan()
  return (
    <TabBar label={t('featureGroups.tabs')}>
      {can('read:supported-feature-groups') ? (
        <Link to="/dashboard/features/assign" className={tabClass} activeProps={{ 'data-active': true }}>
          {t('featureGroups.assign.title')}
        </Link>
      ) : null}
      {can('read:supported-features') ? (
        <Link to="/dashboard/features/manage" className={tabClass} activeProps={{ 'data-active': true }}>
          {t('featureGroups.manage.title')}
        </Link>
      ) : null}
    </TabBar>
  )
}
