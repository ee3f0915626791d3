import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LiveAppliance, LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import { directionsOf, type PowerName, powerOfDevice } from '@wattdesk/energy/quantities.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { atServer } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useMemo, useState } from 'react'
import { deviceDayQuery } from '../../figures/device-day.queries.ts'
import { Sourced } from '../../figures/Sourced.tsx'
import { useFormats } from '../../figures/use-formats.ts'
import { useProvenance } from '../../figures/use-provenance.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { staleAfterMs } from './DayChart.tsx'
import { deviceSeries } from './day-series.ts'
import classes from './telemetry.module.css'
import { useDayWords } from './use-day-words.ts'

type Device = LiveAppliance & { power: PowerName }
type Props = { customerId: string; site: LiveSnapshot; date: string | undefined }

/** Days of devices that measure themselves, such as a wallbox, one device at a time. */
export function DeviceDays({ customerId, site, date }: Props) {
  const [chosen, setChosen] = useState<string>()
  const devices = site.appliances.flatMap((appliance): Device[] => {
    const power = powerOfDevice(appliance.kind)
    return power ? [{ ...appliance, power }] : []
  })
  const device = devices.find((one) => one.deviceId === chosen) ?? devices[0]
  if (!device) return null
  return <DeviceDayChart customerId={customerId} site={site} date={date} device={device} devices={devices} onChoose={setChosen} />
}

type ChartProps = Props & { device: Device; devices: readonly Device[]; onChoose: (deviceId: string) => void }

function DeviceDayChart({ customerId, site, date, device, devices, onChoose }: ChartProps) {
  const t = useT('telemetry')
  const { energy, power } = useFormats()
  const words = useDayWords()
  const query = useQuery({ ...deviceDayQuery(customerId, site.siteId, device.deviceId, date), placeholderData: keepPreviousData })
  const day = query.data
  // Until the response, the day is that of the previous device.
  const { power: ofDevice } = devices.find(({ deviceId }) => deviceId === day?.deviceId) ?? device
  const askedAt = atServer(query.dataUpdatedAt)
  const data = useMemo(() => day && deviceSeries(day, ofDevice, words, askedAt), [day, ofDevice, words, askedAt])
  const provenance = useProvenance(day?.provenance)
  const nameOf = ({ power, deviceId }: Device) => `${words.power(power)} · ${deviceId}`
  if (query.isError && !day) {
    return (
      <Panel>
        <QueryFailure query={query} message={t('telemetry.failed')} />
      </Panel>
    )
  }
  if (!day || !data) return <div className={classes.placeholder} />
  const sums = directionsOf(ofDevice).map((name) => `${t(`telemetry.quantity.${name}`)} ${energy(day.total[name] ?? null)}`)
  return (
    <div className={layout.answer} aria-busy={query.isPlaceholderData}>
      <ChartFrame
        title={t('telemetry.deviceDay')}
        unit="W"
        data={data}
        timeZone={day.timeZone}
        format={power}
        heightPx={180}
        fileName={`${site.siteName}-${day.deviceId}-${day.date}`}
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
            <span className="wd-figures">
              <Sourced words={provenance}>{sums.join(' · ')}</Sourced>
            </span>
          </>
        }
      />
    </div>
  )
}
