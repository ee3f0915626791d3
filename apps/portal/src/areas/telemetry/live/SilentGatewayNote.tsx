import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConnectionMark } from '../../../marks/ConnectionMark.tsx'
import { scanTones } from '../../../marks/scan-tones.ts'
import classes from '../telemetry.module.css'
import { gatewayStatusQuery } from '../telemetry.queries.ts'

type Props = { customerId: string; siteId: string; timeZone: string }

/** Why a home may be silent: its gateway's state, the last network search, and missing messages. */
export function SilentGatewayNote({ customerId, siteId, timeZone }: Props) {
  const t = useT('telemetry', 'installations', 'gatewayHistory')
  const { data } = useQuery(gatewayStatusQuery(customerId))
  const gateway = data?.items.find((one) => one.siteId === siteId)
  if (!data) return null
  if (!gateway) return <p className={classes.gateway}>{t('telemetry.noGateway')}</p>
  const { connection, missingMessages, scanState } = gateway
  return (
    <p className={classes.gateway}>
      <span>
        {t('installations.gateway')} <span className="wd-mono">{gateway.serialNumber}</span>
      </span>
      <ConnectionMark connection={connection} timeZone={timeZone} />
      <Age at={connection.contactedAt} staleAfterMs={staleAfterMs} homeZone={timeZone} />
      {missingMessages.count > 0 ? (
        <StatusDot tone={missingMessages.isAskedFor ? 'warning' : 'error'}>
          {t('gatewayHistory.missingCount', { count: missingMessages.count })}
        </StatusDot>
      ) : null}
      {scanState === 'Failed' ? <StatusDot tone={scanTones[scanState]}>{t('telemetry.searchFailed')}</StatusDot> : null}
      <Link to="/dashboard/customers/$customerId/smartenergy" params={{ customerId }}>
        {t('telemetry.openGateway')}
      </Link>
    </p>
  )
}
