import { Link } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import { useCan } from '../../session/use-session.ts'

const options = { activeOptions: { includeSearch: false }, activeProps: { 'data-active': true }, className: tabClass } as const

/** Members who may only read have no second tab. */
export function StockTabs() {
  const t = useT('gatewayStock')
  const can = useCan()
  if (!can('write:gateway-stock')) return null
  return (
    <TabBar label={t('gatewayStock.tabs')}>
      <Link to="/dashboard/gateways/list" {...options}>
        {t('gatewayStock.list')}
      </Link>
      <Link to="/dashboard/gateways/deliveries" {...options}>
        {t('gatewayStock.deliveries')}
      </Link>
    </TabBar>
  )
}
