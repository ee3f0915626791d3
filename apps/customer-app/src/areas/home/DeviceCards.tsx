import { IconBattery3, IconCar, IconCloud, IconFlame, IconTemperaturePlus } from '@tabler/icons-react'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { DeviceTile } from '../../parts/DeviceTile.tsx'
import { Meter } from '../../parts/Meter.tsx'
import { useHome, useIsToday } from '../../shell/use-home.ts'
import { useLiveAge } from '../../shell/use-live-age.ts'

const idleW = 30

export function BatteryCard() {
  const t = useWords()
  const { home } = useHome()
  const { share, power } = useFormats()
  const charge = home.live?.powers?.batteryStateOfCharge ?? null
  const powerW = home.live?.powers?.batteryW ?? null
  const old = useLiveAge()
  const state =
    powerW === null
      ? t('customerApp.unknown')
      : Math.abs(powerW) < idleW
        ? t('customerApp.battery.idle')
        : t(powerW > 0 ? 'customerApp.battery.discharging' : 'customerApp.battery.charging', { power: power(Math.abs(powerW)) })
  return (
    <DeviceTile
      href="/battery"
      icon={IconBattery3}
      color={energyColors.battery}
      title={t('customerApp.battery.title')}
      figure={charge === null ? t('customerApp.unknown') : share(charge)}
      isKnown={charge !== null}
      note={old ?? state}
    >
      <Meter share={charge} color={energyColors.battery} label={t('customerApp.battery.charge')} />
    </DeviceTile>
  )
}

export function CarCard() {
  const t = useWords()
  const { home } = useHome()
  const { power, energy } = useFormats()
  const powerW = home.live?.powers?.evW ?? null
  const todayWh = useIsToday() ? home.today.total.ev : null
  const old = useLiveAge()
  return (
    <DeviceTile
      href="/car"
      icon={IconCar}
      color={energyColors.ev}
      title={t('customerApp.car.title')}
      figure={powerW === null ? t('customerApp.unknown') : powerW < idleW ? t('customerApp.car.idle') : power(powerW)}
      isKnown={powerW !== null}
      note={old ?? (todayWh === null ? t('customerApp.todayUnknown') : t('customerApp.todayEnergy', { energy: energy(todayWh) }))}
    />
  )
}

export function HeatPumpCard() {
  const t = useWords()
  const { home } = useHome()
  const { power, energy } = useFormats()
  const powerW = home.live?.powers?.heatPumpW ?? null
  const todayWh = useIsToday() ? home.today.total.heatPump : null
  const old = useLiveAge()
  return (
    <DeviceTile
      href="/heat-pump"
      icon={IconTemperaturePlus}
      color={energyColors.heatPump}
      title={t('customerApp.heatPump.title')}
      figure={powerW === null ? t('customerApp.unknown') : powerW < idleW ? t('customerApp.heatPump.idle') : power(powerW)}
      isKnown={powerW !== null}
      note={old ?? (todayWh === null ? t('customerApp.todayUnknown') : t('customerApp.todayEnergy', { energy: energy(todayWh) }))}
    />
  )
}

export function GasCard() {
  const t = useWords()
  return (
    <DeviceTile href="/gas" icon={IconFlame} color={energyColors.gas} title={t('customerApp.gas.title')} note={t('customerApp.gas.more')} />
  )
}

export function SolarCloudCard() {
  const t = useWords()
  return (
    <DeviceTile
      href="/solar-cloud"
      icon={IconCloud}
      color={energyColors.gridExport}
      title={t('customerApp.solarCloud.title')}
      note={t('customerApp.solarCloud.more')}
    />
  )
}
