import { IconGauge, IconPlayerPlay, IconPlayerStop, IconPlugConnected } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ChargePoint } from '@wattdesk/contract/charging/models.ts'
import { formatAge, formatEnergyWh } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { ActionButton } from '../../../page/ActionButton.tsx'
import classes from '../installations.module.css'
import { refreshInstallations } from '../installations.queries.ts'
import type { ActionsProps } from '../kinds/kind-form.ts'
import { ChargingLimitDialog } from './ChargingLimitDialog.tsx'
import { chargePointQuery, startCharge, stopCharge } from './charging.queries.ts'
import { OcppDialog } from './OcppDialog.tsx'

/** Connects a wallbox by OCPP, shows its charging, and starts, stops and limits it. */
export function WallboxActions({ customerId, installation, reason }: ActionsProps) {
  const t = useT('charging')
  const deviceId = installation.configurationId
  const { data } = useQuery(chargePointQuery(customerId, deviceId))
  const [open, setOpen] = useState<'ocpp' | 'limit'>()
  const close = () => setOpen(undefined)
  const point = data?.chargePoint
  const isCharging = point?.transaction != null
  const reported = {
    failed: (message: string) => t('charging.failed', { message }),
    refresh: (client: Parameters<typeof refreshInstallations>[0]) => refreshInstallations(client, customerId),
  }
  const start = useAction({ act: () => startCharge(customerId, deviceId), done: t('charging.started'), ...reported })
  const stop = useAction({ act: () => stopCharge(customerId, deviceId), done: t('charging.stopped'), ...reported })
  const away = reason ?? (point?.isConnected ? undefined : t('charging.away'))
  if (!data) return null
  return (
    <>
      {point ? <ChargingState point={point} /> : null}
      {point ? (
        <>
          <ActionButton
            isSmall
            reason={away}
            icon={isCharging ? IconPlayerStop : IconPlayerPlay}
            isPending={start.isPending || stop.isPending}
            onClick={() => (isCharging ? stop : start).run()}
          >
            {t(isCharging ? 'charging.stop' : 'charging.start')}
          </ActionButton>
          <ActionButton isSmall reason={reason} icon={IconGauge} onClick={() => setOpen('limit')}>
            {t('charging.limit')}
          </ActionButton>
        </>
      ) : null}
      <ActionButton isSmall reason={reason} icon={IconPlugConnected} onClick={() => setOpen('ocpp')}>
        {t('charging.connect')}
      </ActionButton>
      <Suspense>
        {open === 'ocpp' ? <OcppDialog customerId={customerId} deviceId={deviceId} isKnown={Boolean(point)} onClose={close} /> : null}
        {open === 'limit' && point ? (
          <ChargingLimitDialog customerId={customerId} deviceId={deviceId} point={point} onClose={close} />
        ) : null}
      </Suspense>
    </>
  )
}

const tones = { Charging: 'ok', Faulted: 'error', Unavailable: 'warning' } as const

/** The status reported by the wallbox, and the energy of the current charge. */
function ChargingState({ point }: { point: ChargePoint }) {
  // A server of the former release sends no state of the limit.
  const { isConnected, contactedAt, status, errorCode, transaction, limitA, limitState = 'set' } = point
  const t = useT('charging', 'history')
  const { language } = useLanguage()
  const limit = [
    limitA === null ? undefined : t('charging.limited', { limit: limitA }),
    limitState === 'set' ? undefined : t(`charging.limitState.${limitState}`),
  ]
  if (!isConnected) {
    const kept = limitState === 'set' ? [] : limit
    return <StatusDot tone="neutral">{listed([t('charging.away'), ...kept])}</StatusDot>
  }
  const tone = status && status in tones ? tones[status as keyof typeof tones] : 'accent'
  const words = [
    t(`charging.status.${status ?? 'none'}`),
    errorCode,
    transaction?.energyWh == null ? undefined : formatEnergyWh(transaction.energyWh, language),
    ...limit,
  ]
  const age = contactedAt === null ? undefined : formatAge(nowMs() - Date.parse(contactedAt), language)
  const origin = transaction ? t('history.source.counter') : undefined
  return (
    <StatusDot tone={tone} detail={[origin, age].filter(Boolean).join(' · ')}>
      {listed(words)}
    </StatusDot>
  )
}

/** On a phone, they take several lines. */
const listed = (words: readonly (string | null | undefined)[]) => (
  <span className={classes.listed}>{words.filter(Boolean).join(' · ')}</span>
)
