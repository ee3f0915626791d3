import type { ConnectionStatus } from '@wattdesk/contract/installations/terms.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

const tones: Record<ConnectionStatus, Tone> = {
  available: 'ok',
  temporarily_unavailable: 'warning',
  unavailable: 'error',
  never: 'neutral',
}

type Props = { connection: { status: ConnectionStatus; contactedAt: string | null }; timeZone?: string }

export function ConnectionMark({ connection, timeZone }: Props) {
  const t = useT('installations')
  const { status, contactedAt } = connection
  const seen = contactedAt ? t('installations.connection.seen', { time: formatInstantInZones(contactedAt, timeZone) }) : undefined
  return (
    <StatusDot tone={tones[status]} detail={seen}>
      {t(`installations.connection.${status}`)}
    </StatusDot>
  )
}
