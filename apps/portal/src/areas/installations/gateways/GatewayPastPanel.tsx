import { useQuery } from '@tanstack/react-query'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { sitesQuery } from '../../customers/customers.queries.ts'
import { gatewayPastQuery } from '../installations.queries.ts'
import { CoverageStrip } from './CoverageStrip.tsx'
import { Gaps } from './GatewayHistoryPanel.tsx'
import classes from './gateway-history.module.css'

/** Earlier silences of the gateway: an alarm may be one of many. */
export function GatewayPastPanel({ customerId }: { customerId: string }) {
  const t = useT('gatewayHistory')
  const { data } = useQuery(gatewayPastQuery(customerId))
  const { data: sites } = useQuery(sitesQuery(customerId))
  if (!data || data.items.length === 0) return null
  return (
    <Panel title={t('gatewayHistory.past')}>
      {data.items.map((gateway) => {
        const timeZone = sites?.items.find((site) => site.id === gateway.siteId)?.timeZone
        return (
          <article key={gateway.gatewayId} className={classes.past}>
            <CoverageStrip gateway={gateway} timeZone={timeZone} Heading="h3" />
            <Gaps gateway={gateway} timeZone={timeZone} customerId={customerId} Heading="h3" />
          </article>
        )
      })}
    </Panel>
  )
}
