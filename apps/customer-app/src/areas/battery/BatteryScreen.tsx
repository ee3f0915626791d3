import { useQuery } from '@tanstack/react-query'
import { measuredShareOf } from '@wattdesk/contract/history/parts/period-change.ts'
import type { SiteDay } from '@wattdesk/contract/telemetry/models.ts'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { dayQuery } from '../../api/queries.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Chart } from '../../parts/Chart.tsx'
import { Figure } from '../../parts/Figure.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { MeasuredNote } from '../../parts/MeasuredNote.tsx'
import parts from '../../parts/parts.module.css'
import { Ring } from '../../parts/Ring.tsx'
import { Screen } from '../../parts/Screen.tsx'
import { PeriodBar } from '../../periods/PeriodBar.tsx'
import { usePeriod } from '../../periods/use-period.ts'
import { useHome } from '../../shell/use-home.ts'
import { useLiveAge } from '../../shell/use-live-age.ts'

export function BatteryScreen() {
  const t = useWords()
  const { home } = useHome()
  const { share } = useFormats()
  const shown = usePeriod(home.timeZone, 'day')
  const query = useQuery(dayQuery(home.siteId, shown.date))
  const charge = home.live?.powers?.batteryStateOfCharge ?? null
  const old = useLiveAge()
  return (
    <Screen title={t('customerApp.battery.title')} isDeeper>
      <Card>
        <div className={parts.lead}>
          <Ring
            share={charge}
            text={charge === null ? t('customerApp.unknownShort') : share(charge)}
            label={t('customerApp.battery.charge')}
          />
          <span>
            <b>{t('customerApp.battery.charge')}</b>
            {charge === null ? t('customerApp.unknown') : old}
          </span>
        </div>
      </Card>
      <PeriodBar {...shown} only={['day']} />
      <Loaded query={query} height={320}>
        {(day) => <BatteryDay day={day} />}
      </Loaded>
    </Screen>
  )
}

const quarterHourMs = 900_000

function BatteryDay({ day }: { day: SiteDay }) {
  const t = useWords()
  const { energy, share } = useFormats(day.timeZone)
  const data = useMemo(() => {
    const start = Date.parse(day.from)
    const times = Array.from({ length: Math.round((Date.parse(day.to) - start) / quarterHourMs) }, (_, at) => start + at * quarterHourMs)
    const byStart = new Map(day.series.map((slot) => [Date.parse(slot.start), slot.batteryStateOfCharge]))
    const values = times.map((time) => byStart.get(time) ?? null)
    return {
      times,
      reach: 1,
      series: [{ key: 'charge', label: t('customerApp.battery.charge'), color: energyColors.battery, shape: 'area' as const, values }],
    }
  }, [day, t])
  const { batteryCharge, batteryDischarge } = day.total
  return (
    <Card>
      <Chart data={data} timeZone={day.timeZone} format={share} label={t('customerApp.battery.charge')} />
      <div className={parts.grid}>
        <Figure
          label={t('customerApp.battery.charged')}
          value={energy(batteryCharge)}
          isKnown={batteryCharge !== null}
          color={energyColors.batteryCharge}
        />
        <Figure
          label={t('customerApp.battery.discharged')}
          value={energy(batteryDischarge)}
          isKnown={batteryDischarge !== null}
          color={energyColors.battery}
        />
      </div>
      {batteryCharge === null ? null : <MeasuredNote share={measuredShareOf(day, 'batteryCharge')} />}
    </Card>
  )
}
