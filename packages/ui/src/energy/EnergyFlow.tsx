import type { Icon } from '@tabler/icons-react'
import { IconBattery2, IconChargingPile, IconHome2, IconPlugConnected, IconSolarPanel2, IconTemperaturePlus } from '@tabler/icons-react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { energyColors } from '../theme/energy-colors.ts'
import classes from './EnergyFlow.module.css'

/** Powers in W. Grid above 0 is import, battery above 0 discharge. Undefined: the home has none; null: not measured. */
export type FlowPowers = {
  productionW?: number | null
  batteryW?: number | null
  gridW?: number | null
  totalConsumptionW?: number | null
  evW?: number | null
  heatPumpW?: number | null
}

type Part = 'pv' | 'battery' | 'grid' | 'home' | 'wallbox' | 'heatPump'
type Place = { part: Part; x: number; y: number; icon: Icon; color: string; powerW: number | null | undefined; isInflow: boolean }

/** Lower powers count as idle, because inverters never report exactly 0. */
const idleW = 15

type Props = { powers: FlowPowers; format: (powerW: number | null) => string; stateOfCharge?: string; isStale?: boolean }

/** Where a home's power currently comes from and goes to. Dots move along the wires in the direction of the flow. */
export function EnergyFlow({ powers, format, stateOfCharge, isStale }: Props) {
  const { t } = useLanguage()
  const places = placesOf(powers).filter((place) => place.powerW !== undefined)
  const summary = places.map((place) => `${t(`ui.energy.${place.part}`)}: ${format(place.powerW ?? null)}`).join(', ')
  return (
    <svg viewBox="0 0 480 270" className={classes.flow} role="img" aria-label={summary} data-stale={isStale || undefined}>
      {places.map((place) => (place.part === 'home' ? null : <Wire key={place.part} place={place} />))}
      {places.map((place) => (
        <Node
          key={place.part}
          place={place}
          label={t(`ui.energy.${place.part}`)}
          figure={format(place.powerW === null || place.powerW === undefined ? null : Math.abs(place.powerW))}
          note={place.part === 'battery' ? stateOfCharge : undefined}
        />
      ))}
    </svg>
  )
}

function placesOf({ productionW, batteryW, gridW, totalConsumptionW, evW, heatPumpW }: FlowPowers): Place[] {
  const gridColor = (gridW ?? 0) < 0 ? energyColors.gridExport : energyColors.gridImport
  return [
    { part: 'pv', x: 240, y: 46, icon: IconSolarPanel2, color: energyColors.production, powerW: productionW, isInflow: true },
    { part: 'grid', x: 64, y: 135, icon: IconPlugConnected, color: gridColor, powerW: gridW, isInflow: (gridW ?? 0) > 0 },
    { part: 'battery', x: 144, y: 222, icon: IconBattery2, color: energyColors.battery, powerW: batteryW, isInflow: (batteryW ?? 0) > 0 },
    { part: 'wallbox', x: 416, y: 135, icon: IconChargingPile, color: energyColors.ev, powerW: evW, isInflow: false },
    { part: 'heatPump', x: 336, y: 222, icon: IconTemperaturePlus, color: energyColors.heatPump, powerW: heatPumpW, isInflow: false },
    { part: 'home', x: 240, y: 135, icon: IconHome2, color: energyColors.totalConsumption, powerW: totalConsumptionW, isInflow: false },
  ]
}

const home = { x: 240, y: 135 }

function Wire({ place }: { place: Place }) {
  const powerW = Math.abs(place.powerW ?? 0)
  const path = place.isInflow ? `M${place.x} ${place.y} L${home.x} ${home.y}` : `M${home.x} ${home.y} L${place.x} ${place.y}`
  // From 4 s per wire at minimal power to 1 s at 5 kW or more.
  const seconds = 4 - 3 * Math.min(1, powerW / 5000)
  return (
    <g style={{ color: place.color }} data-part={place.part} data-flow={powerW < idleW ? 'none' : place.isInflow ? 'in' : 'out'}>
      <path d={path} className={classes.wire} data-idle={powerW < idleW || undefined} />
      {powerW < idleW ? null : (
        <path d={path} className={classes.current} style={{ animationDuration: `${seconds.toFixed(2)}s` }} pathLength={100} />
      )}
    </g>
  )
}

function Node({ place, label, figure, note }: { place: Place; label: string; figure: string; note?: string }) {
  const Glyph = place.icon
  const isHome = place.part === 'home'
  return (
    <g transform={`translate(${place.x} ${place.y})`} style={{ color: place.color }} aria-hidden>
      <circle r={isHome ? 38 : 35} className={classes.disc} />
      <Glyph x={-9} y={-25} width={18} height={18} stroke={1.75} />
      <text y={7} className={classes.figure}>
        {figure}
      </text>
      <text y={20} className={classes.label}>
        {note ?? label}
      </text>
      <title>{label}</title>
    </g>
  )
}
