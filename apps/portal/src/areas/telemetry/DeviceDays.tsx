import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LiveAppliance, LiveSnapshot } from '@wattdesk/contract/telemetry.ts'
import { type PowerName, powerOfKind, quantitiesOf } from '@wattdesk/energy/quantities.ts'
import { formatEnergyWh, formatPowerW } from '@wattdesk/i18n/formats.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useCallback, useMemo, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { deviceDayQuery } from '../installations/device-day.queries.ts'
import { staleAfterMs } from './DayChart.tsx'
import { deviceSeries } from './day-series.ts'
import classes from './telemetry.module.css'
import { useDayWords } from './use-day-words.ts'

type Device = LiveAppliance & { power: PowerName }
type Props = { customerId: string; site: LiveSnapshot; date: string | undefined }

/** The day of single devices that measure by themselves, such as a wallbox: one at a time. */
export function DeviceDays({ customerId, site, date }: Props) {
  const [chosen, setChosen] = useState<string>()
  const devices = site.appliances.flatMap((appliance): Device[] => {
    const power = powerOfKind(appliance.kind)
    return power ? [{ ...appliance, power }] : []
  })
  const device = devices.find((one) => one.deviceId === chosen) ?? devices[0]
  if (!device) return null
  return <DeviceDayChart customerId={customerId} site={site} date={date} device={device} devices={devices} onChoose={setChosen} />
}

type ChartProps = Props & { device: Device; devices: readonly Device[]; onChoose: (deviceId: string) => void }

function DeviceDayChart({ customerId, site, date, device, devices, onChoose }: ChartProps) {
  const t = useT('telemetry')
  const { language } = useLanguage()
  const words = useDayWords()
  const query = useQuery(deviceDayQuery(customerId, site.siteId, device.deviceId, date))
  const day = query.data
  const askedAt = query.dataUpdatedAt
  const data = useMemo(() => day && deviceSeries(day, device.power, words, askedAt), [day, device.power, words, askedAt])
  const format = useCallback((powerW: number | null) => formatPowerW(powerW, language), [language])
  const nameOf = ({ power, deviceId }: Device) => `${words.power(power)} · ${deviceId}`
  if (query.isError && !day) {
    return (
      <Panel>
        <QueryFailure query={query} message={t('telemetry.failed')} />
      </Panel>
    )
  }
  if (!day || !data) return <div className={classes.placeholder} />
  const sums = quantitiesOf(device.power).map(
    (name) => `${t(`telemetry.quantity.${name}`)} ${formatEnergyWh(day.total[name] ?? null, language)}`,
  )
  return (
    <ChartFrame
      title={t('telemetry.deviceDay')}
      unit="W"
      data={data}
      timeZone={day.timeZone}
      format={format}
      heightPx={180}
      fileName={`${site.siteName}-${device.deviceId}-${day.date}`}
      lastAt={date === undefined ? day.series.at(-1)?.end : undefined}
      staleAfterMs={staleAfterMs}
      summary={
        <>
          <NativeSelect
            aria-label={t('telemetry.device')}
            size="xs"
            data={devices.map((one) => ({ value: one.deviceId, label: nameOf(one) }))}
            value={device.deviceId}
            onChange={(event) => onChoose(event.currentTarget.value)}
          />
          <span className="wd-figures">{sums.join(' · ')}</span>
        </>
      }
    />
  )
}
