import { Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import { useCan } from '../../session/use-session.ts'

const options = { activeOptions: { exact: true, includeSearch: false }, activeProps: { 'data-active': true }, className: tabClass } as const

export function AlarmTabs() {
  const t = useT('alarms')
  const can = useCan()
  return (
    <TabBar label={t('alarms.tabs')}>
      <Link to="/dashboard/alarms" {...options}>
        {t('alarms.tab.alarms')}
      </Link>
      {can('read:alarm-rules') ? (
        <Link to="/dashboard/alarms/rules" {...options}>
          {t('alarms.tab.rules')}
        </Link>
      ) : null}
      <Link to="/dashboard/alarms/time-of-use" {...options}>
        {t('alarms.tab.timeOfUse')}
      </Link>
    </TabBar>
  )
}
