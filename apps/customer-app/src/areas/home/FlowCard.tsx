import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import { EnergyFlow, type FlowPowers } from '@wattdesk/ui/energy/EnergyFlow.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useIsReachable } from '@wattdesk/ui/network/use-is-reachable.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import parts from '../../parts/parts.module.css'
import { isLiveOld, liveAgeMs } from '../../shell/live-age.ts'
import { type Home, useHome } from '../../shell/use-home.ts'
import { headlineOf } from './headline.ts'
import classes from './home.module.css'

/** Current sources and sinks. Unmeasured ones are shown as unknown. */
export function FlowCard() {
  const t = useWords()
  const { home } = useHome()
  const { live } = home
  if (!live) return <Hidden until={home.liveUntil} timeZone={home.timeZone} />
  if (!live.powers) {
    return (
      <section className={parts.card}>
        <p className={parts.nothing}>{live.measuredAt ? t('customerApp.live.silent') : t('customerApp.live.never')}</p>
      </section>
    )
  }
  return <Flow home={home} live={live} powers={live.powers} />
}

function Hidden({ until, timeZone }: { until: string | null; timeZone: string }) {
  const t = useWords()
  const { moment } = useFormats(timeZone)
  return (
    <section className={parts.card}>
      <p className={parts.nothing}>{until ? t('customerApp.live.hiddenSince', { at: moment(until) }) : t('customerApp.live.hidden')}</p>
    </section>
  )
}

type FlowProps = { home: Home; live: LiveSnapshot; powers: NonNullable<LiveSnapshot['powers']> }

function Flow({ home, live, powers }: FlowProps) {
  const t = useWords()
  const formats = useFormats(home.timeZone)
  const now = useNow()
  const ageMs = liveAgeMs(live, now)
  // Without network nothing is live, however new it is.
  const isStale = !useIsReachable() || isLiveOld(live, now)
  const { word, values } = headlineOf(powers)
  return (
    <section className={classes.flow}>
      <p className={classes.headline}>{t(`customerApp.headline.${word}`, { power: formats.power(values) })}</p>
      <p className={classes.age} data-stale={isStale || undefined}>
        <i aria-hidden />
        {isStale ? t('customerApp.live.old', { age: formats.age(ageMs) }) : t('customerApp.live.now')}
      </p>
      <EnergyFlow
        powers={shownPowers(powers, home)}
        formatPower={(powerW) => (powerW === null ? t('customerApp.unknownShort') : formats.power(powerW))}
        formatEnergy={formats.energy}
        stateOfCharge={powers.batteryStateOfCharge === null ? undefined : formats.share(powers.batteryStateOfCharge)}
        isStale={isStale}
      />
    </section>
  )
}

/** Parts that the home has: null if unmeasured. Others are omitted. */
function shownPowers({ productionW, batteryW, gridW, totalConsumptionW, evW, heatPumpW }: FlowProps['powers'], { has }: Home): FlowPowers {
  return {
    productionW: has.includes('pv') ? productionW : undefined,
    batteryW: has.includes('battery') ? batteryW : undefined,
    gridW,
    totalConsumptionW,
    evW: has.includes('wallbox') ? evW : undefined,
    heatPumpW: has.includes('heatPump') ? heatPumpW : undefined,
  }
}
