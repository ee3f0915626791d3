import { useQuery } from '@tanstack/react-query'
import { lostAfterMs, staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import type { LivePowers, LiveSnapshot, SiteDay } from '@wattdesk/contract/telemetry/models.ts'
import type { PowerName } from '@wattdesk/energy/quantities.ts'
import { formatEnergyWh, formatPowerW, formatShare } from '@wattdesk/i18n/formats.ts'
import { EnergyFlow } from '@wattdesk/ui/energy/EnergyFlow.tsx'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import { Sourced } from '../../../figures/Sourced.tsx'
import { useProvenance } from '../../../figures/use-provenance.ts'
import { HomeStateMark } from '../../../marks/HomeStateMark.tsx'
import classes from '../telemetry.module.css'
import { siteDayQuery } from '../telemetry.queries.ts'
import { LiveMessages } from './LiveMessages.tsx'
import { LiveStateMark } from './LiveStateMark.tsx'
import { PowerFigures } from './PowerFigures.tsx'
import { SilentGatewayNote } from './SilentGatewayNote.tsx'
import { useLiveSite } from './use-live-site.ts'

/** The flow picture needs them, whatever the list below is filtered by. */
const pictureTopics = ['power', 'gateway', 'alarms']

type Props = {
  customerId: string
  site: LiveSnapshot
  chosen: readonly string[]
  onChoose: (topics: string[]) => void
  /** Shown between the picture and the messages. */
  children: ReactNode
}

/** A site's live flow picture, figures and messages. */
export function LivePanel({ customerId, site, chosen, onChoose, children }: Props) {
  const t = useT('telemetry')
  const wanted = chosen.length > 0 ? chosen : site.topics
  const live = useLiveSite(site, [...new Set([...pictureTopics, ...wanted])])
  const { data: today } = useQuery(siteDayQuery(customerId, site.siteId, undefined))
  const message = live.latest.get('power')
  const powers = message?.topic === 'power' ? (message.data as LivePowers) : site.powers // the topic determines the shape
  const measuredAt = message?.at ?? site.measuredAt
  const gateway = live.latest.get('gateway')
  const isLost = gateway?.topic === 'gateway' && isLostBy(gateway.data as Connection) // the topic determines the shape
  const ageMs = useNow() - new Date(measuredAt ?? 0).getTime()
  const isStale = ageMs > staleAfterMs || isLost
  // A page may stay open for longer than figures are shown as live.
  const isShown = powers !== null && measuredAt !== null && ageMs <= lostAfterMs
  const age = measuredAt ? (
    <span className={classes.age}>
      {t('telemetry.measured')} <Age at={measuredAt} homeZone={site.timeZone} staleAfterMs={staleAfterMs} />
    </span>
  ) : null
  return (
    <>
      <Panel
        title={t('telemetry.now')}
        marks={
          <>
            <HomeStateMark measuredAt={measuredAt} homeZone={site.timeZone} isLost={isLost} />
            {age}
            <LiveStateMark state={live.state} onReconnect={live.reconnectNow} />
          </>
        }
      >
        {isShown ? (
          <div className={classes.now}>
            <Picture powers={powers} today={today} isStale={isStale} />
            <PowerFigures powers={powers} measuredAt={measuredAt} isStale={isStale} />
          </div>
        ) : measuredAt ? (
          <EmptyState title={t('telemetry.silent')}>{t('telemetry.silentHint')}</EmptyState>
        ) : (
          <EmptyState title={t('telemetry.notYet')}>{t('telemetry.notYetHint')}</EmptyState>
        )}
        {isShown && isStale ? <p className={classes.stale}>{t('telemetry.stale')}</p> : null}
        {isStale ? <SilentGatewayNote customerId={customerId} siteId={site.siteId} timeZone={site.timeZone} /> : null}
      </Panel>
      {children}
      <LiveMessages live={live} timeZone={site.timeZone} chosen={chosen} onChoose={onChoose} />
    </>
  )
}

type Connection = LiveSnapshot['connection']
const isLostBy = ({ status }: Connection) => status !== 'available' && status !== 'never'

function Picture({ powers, today, isStale }: { powers: LivePowers; today: SiteDay | undefined; isStale: boolean }) {
  const t = useT('telemetry')
  const { language } = useLanguage()
  const charge = powers.batteryStateOfCharge
  const words = useProvenance(today?.provenance)
  // Parts that the home has but that were not measured are shown as unknown; parts it lacks are omitted.
  const shown = (name: PowerName, powerW: number | null) => powerW ?? (powers.notMeasured.includes(name) ? null : undefined)
  return (
    <figure className={classes.picture}>
      <EnergyFlow
        powers={{
          productionW: shown('production', powers.productionW),
          batteryW: shown('battery', powers.batteryW),
          gridW: powers.gridW,
          totalConsumptionW: powers.totalConsumptionW,
          evW: shown('ev', powers.evW),
          heatPumpW: shown('heatPump', powers.heatPumpW),
        }}
        today={today?.total}
        todayNote={words}
        formatPower={(powerW) => formatPowerW(powerW, language)}
        formatEnergy={(energyWh) => formatEnergyWh(energyWh, language)}
        stateOfCharge={charge === null ? undefined : formatShare(charge, language)}
        isStale={isStale}
      />
      {today ? (
        <figcaption>
          <Sourced words={words}>{t('telemetry.energyToday')}</Sourced>
        </figcaption>
      ) : null}
    </figure>
  )
}
