import { IconBolt, IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import { staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import { measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { formatEnergyWh, formatPowerW, formatShare } from '@wattdesk/i18n/formats.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { deviceDayQuery } from '../../figures/device-day.queries.ts'
import { Sourced } from '../../figures/Sourced.tsx'
import { useProvenance } from '../../figures/use-provenance.ts'
import { useAction } from '../../forms/use-action.ts'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import classes from './installations.module.css'
import { readLive } from './installations.queries.ts'
import type { Installation, KindForm, LiveReading, State } from './kinds/kind-form.ts'

type Props = { kind: KindForm; customerId: string; installation: Installation; state: NonNullable<State> | null; site: Site | undefined }

/** The stored state with its age, the result of a live reading, today's energy, and a link to the device's messages. */
export function DeviceState({ kind, customerId, installation, state, site }: Props) {
  const t = useT('installations', 'telemetry')
  const { language } = useLanguage()
  const client = useQueryClient()
  const can = useCan()
  const { deviceId, siteId } = installation
  const mayWatch = can('read:live-stream')
  const { data: day } = useQuery({ ...deviceDayQuery(customerId, siteId, deviceId, undefined), enabled: mayWatch && Boolean(state) })
  const [live, setLive] = useState<LiveReading>()
  const measured = measuredQuantities.flatMap((name) => {
    const energyWh = day?.total[name]
    return energyWh === undefined ? [] : [{ name, energy: formatEnergyWh(energyWh, language) }]
  })
  // Only a battery or a meter has two, which would be indistinguishable.
  const energies = measured.map(({ name, energy }) => (measured.length > 1 ? `${t(`telemetry.quantity.${name}`)} ${energy}` : energy))
  const words = useProvenance(day?.provenance)
  const read = useAction({
    act: () => readLive(client, customerId, kind, installation.configurationId),
    onDone: (response) => setLive(response),
  })
  return (
    <div className={classes.state}>
      <IconBolt size={16} color={kind.energy && `var(--energy-${kind.energy})`} aria-hidden />
      {state ? (
        <>
          {live ? <span>{t('installations.state.stored')}</span> : null}
          <Figures state={state} />
          <Age at={state.measuredAt} homeZone={site?.timeZone} staleAfterMs={staleAfterMs} />
        </>
      ) : (
        <span>{t('installations.state.none')}</span>
      )}
      {energies.length > 0 ? (
        <span>
          {t('installations.state.today')}{' '}
          <strong className="wd-figures">
            <Sourced words={words}>{energies.join(' · ')}</Sourced>
          </strong>
        </span>
      ) : null}
      <ActionButton isSmall reason={undefined} icon={IconRefresh} isPending={read.isPending} onClick={() => read.run()}>
        {t('installations.state.read')}
      </ActionButton>
      <span role="status" className={classes.live}>
        {live && !read.isPending ? <Live live={live} homeZone={site?.timeZone} /> : null}
      </span>
      {state && mayWatch ? (
        <Link
          to="/dashboard/customers/$customerId/live-stream"
          params={{ customerId }}
          search={{ site: siteId, topics: kind.name === 'pvbattery' ? 'pv,battery' : `${kind.name}/${deviceId}` }}
        >
          {t('installations.state.live')}
        </Link>
      ) : null}
    </div>
  )
}

/** What a live reading returned, or why it failed. */
function Live({ live: { outcome, from, state }, homeZone }: { live: NonNullable<LiveReading>; homeZone: string | undefined }) {
  const t = useT('installations')
  if (outcome !== 'measured' || !state) {
    return <StatusDot tone="warning">{t(`installations.state.outcome.${outcome === 'measured' ? 'absent' : outcome}`)}</StatusDot>
  }
  return (
    <>
      <StatusDot tone="ok">{t('installations.state.now')}</StatusDot>
      <Figures state={state} />
      <Age at={state.measuredAt} homeZone={homeZone} staleAfterMs={staleAfterMs} />
      {from ? <span>{t(`installations.state.from.${from}`)}</span> : null}
    </>
  )
}

/** The device's own power, or the powers of the home's PV and battery. */
function Figures({ state }: { state: NonNullable<State> }) {
  const t = useT('telemetry')
  const { language } = useLanguage()
  if ('powerW' in state) return <strong className="wd-figures">{formatPowerW(state.powerW, language)}</strong>
  const { productionW, batteryW, batteryStateOfCharge } = state
  return (
    <>
      {productionW === null ? null : <Figure label={t('telemetry.quantity.production')} value={formatPowerW(productionW, language)} />}
      {batteryW === null ? null : (
        <Figure
          label={t(`telemetry.quantity.${batteryW < 0 ? 'batteryCharge' : 'batteryDischarge'}`)}
          value={formatPowerW(Math.abs(batteryW), language)}
        />
      )}
      {batteryStateOfCharge === null ? null : (
        <Figure label={t('telemetry.figure.stateOfCharge')} value={formatShare(batteryStateOfCharge, language)} />
      )}
    </>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <span>
      {label} <strong className="wd-figures">{value}</strong>
    </span>
  )
}
