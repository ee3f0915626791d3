import type { Icon } from '@tabler/icons-react'
import { IconBattery2, IconChargingPile, IconHome2, IconPlugConnected, IconSolarPanel2, IconTemperaturePlus } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { energyColors } from '../theme/energy-colors.ts'
import classes from './EnergyFlow.module.css'
import { discRadius, type FlowPart, type FlowPlace, flowLayout, idleW, lineHeight, tallBelowPx, wireWidth } from './flow-layout.ts'

/** Powers in W. Grid above 0 is import, battery above 0 discharge. Undefined: the home has none; null: not measured. */
export type FlowPowers = {
  productionW?: number | null
  batteryW?: number | null
  gridW?: number | null
  totalConsumptionW?: number | null
  evW?: number | null
  heatPumpW?: number | null
}

type FlowEnergy = 'production' | 'totalConsumption' | 'gridImport' | 'gridExport' | 'batteryCharge' | 'batteryDischarge' | 'ev' | 'heatPump'
/** Today's energies in Wh; null or undefined: not measured. */
type FlowEnergies = Partial<Record<FlowEnergy, number | null>>

type Node = {
  part: FlowPart
  icon: Icon
  color: string
  powerW: number | null | undefined
  isInflow: boolean
  /** Today's energy from the part to the home, and back. */
  fromWh?: number | null | undefined
  toWh?: number | null | undefined
}

type Props = {
  powers: FlowPowers
  today?: FlowEnergies | undefined
  /** The source of today's energies, shown with each. */
  todayNote?: string
  formatPower: (powerW: number | null) => string
  formatEnergy: (energyWh: number) => string
  stateOfCharge?: string | undefined
  isStale?: boolean
}

/**
 * Sources and sinks of a home's current power, with today's energy. A wire's thickness shows its power; dots move in the direction of the
 * flow.
 */
export function EnergyFlow({ powers, today = {}, todayNote, formatPower, formatEnergy, stateOfCharge, isStale }: Props) {
  const { t } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const isTall = useIsNarrowerThan(frame, tallBelowPx)
  const nodes = nodesOf(powers, today).filter((node) => node.powerW !== undefined)
  const { width, height, places } = flowLayout(
    nodes.map((node) => node.part),
    isTall,
  )
  const home = places.home
  const label = (part: FlowPart) => t(`ui.energy.${part}`)
  const summary = nodes.map((node) => `${label(node.part)}: ${formatPower(node.powerW ?? null)}`).join(', ')
  return (
    <div ref={frame}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={classes.flow}
        role="img"
        aria-label={summary}
        data-layout={isTall ? 'tall' : 'wide'}
        data-stale={isStale || undefined}
      >
        {nodes.map((node) => {
          const place = places[node.part]
          return place && home && node.part !== 'home' ? <Wire key={node.part} node={node} place={place} home={home} /> : null
        })}
        {nodes.map((node) => {
          const place = places[node.part]
          const name = node.part === 'battery' && stateOfCharge ? `${label('battery')} ${stateOfCharge}` : label(node.part)
          return place ? (
            <Disc
              key={node.part}
              node={node}
              place={place}
              figure={formatPower(node.powerW === null || node.powerW === undefined ? null : Math.abs(node.powerW))}
              lines={[name, ...energyLines(node, formatEnergy)]}
              note={todayNote}
            />
          ) : null
        })}
      </svg>
    </div>
  )
}

/** Whether an element is narrower than a width; updated when its size changes. */
function useIsNarrowerThan(element: { current: Element | null }, widthPx: number): boolean {
  const [isNarrower, setNarrower] = useState(false)
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    const measure = () => setNarrower(shown.getBoundingClientRect().width < widthPx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [element, widthPx])
  return isNarrower
}

function nodesOf({ productionW, batteryW, gridW, totalConsumptionW, evW, heatPumpW }: FlowPowers, today: FlowEnergies): Node[] {
  const isExport = (gridW ?? 0) < 0
  return [
    {
      part: 'pv',
      icon: IconSolarPanel2,
      color: energyColors.production,
      powerW: productionW,
      isInflow: true,
      fromWh: today.production,
    },
    {
      part: 'grid',
      icon: IconPlugConnected,
      color: isExport ? energyColors.gridExport : energyColors.gridImport,
      powerW: gridW,
      isInflow: !isExport,
      fromWh: today.gridImport,
      toWh: today.gridExport,
    },
    {
      part: 'battery',
      icon: IconBattery2,
      color: energyColors.battery,
      powerW: batteryW,
      isInflow: (batteryW ?? 0) > 0,
      fromWh: today.batteryDischarge,
      toWh: today.batteryCharge,
    },
    { part: 'wallbox', icon: IconChargingPile, color: energyColors.ev, powerW: evW, isInflow: false, toWh: today.ev },
    { part: 'heatPump', icon: IconTemperaturePlus, color: energyColors.heatPump, powerW: heatPumpW, isInflow: false, toWh: today.heatPump },
    {
      part: 'home',
      icon: IconHome2,
      color: energyColors.totalConsumption,
      powerW: totalConsumptionW,
      isInflow: false,
      toWh: today.totalConsumption,
    },
  ]
}

const isMeasured = (energyWh: number | null | undefined): energyWh is number => typeof energyWh === 'number'

/** Arrows distinguish the directions of parts with energy in both. */
function energyLines({ fromWh, toWh, part }: Node, format: (energyWh: number) => string): string[] {
  const isTwoWay = part === 'grid' || part === 'battery'
  const from = isMeasured(fromWh) ? [`${isTwoWay ? '→ ' : ''}${format(fromWh)}`] : []
  const to = isMeasured(toWh) ? [`${isTwoWay ? '← ' : ''}${format(toWh)}`] : []
  return [...from, ...to]
}

/** From 4 s per wire at minimal power to 1 s at 5 kW or more. */
const secondsOf = (powerW: number) => 4 - 3 * Math.min(1, powerW / 5000)

function Wire({ node, place, home }: { node: Node; place: FlowPlace; home: FlowPlace }) {
  const powerW = Math.abs(node.powerW ?? 0)
  const isIdle = powerW < idleW
  const width = wireWidth(powerW)
  const [from, to] = node.isInflow ? [place, home] : [home, place]
  const path = `M${from.x} ${from.y} L${to.x} ${to.y}`
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return (
    <g style={{ color: node.color }} data-part={node.part} data-flow={isIdle ? 'none' : node.isInflow ? 'in' : 'out'}>
      <path d={path} className={classes.wire} strokeWidth={width} data-idle={isIdle || undefined} />
      {isIdle ? null : (
        <>
          <path
            d={path}
            className={classes.current}
            strokeWidth={Math.max(5, width)}
            style={{ animationDuration: `${secondsOf(powerW).toFixed(2)}s` }}
            pathLength={100}
          />
          <path className={classes.arrow} d="M-6 -8 L8 0 L-6 8 Z" transform={`translate(${middle.x} ${middle.y}) rotate(${angle})`} />
        </>
      )}
    </g>
  )
}

type DiscProps = { node: Node; place: FlowPlace; figure: string; lines: readonly string[]; note: string | undefined }

function Disc({ node, place, figure, lines, note }: DiscProps) {
  const Glyph = node.icon
  const { words } = place
  // Text above its disc ends at the disc, whatever its number of lines.
  const top = words.y < place.y - discRadius ? words.y - (lines.length - 2) * lineHeight : words.y
  return (
    <g aria-hidden>
      <g transform={`translate(${place.x} ${place.y})`} style={{ color: node.color }}>
        <circle r={discRadius} className={classes.disc} />
        <Glyph x={-11} y={-28} width={22} height={22} stroke={1.75} />
        <text y={14} className={classes.figure}>
          {figure}
        </text>
      </g>
      {lines.map((line, at) => (
        <text
          key={line}
          x={words.x}
          y={top + at * lineHeight}
          textAnchor={words.anchor}
          className={at === 0 ? classes.name : classes.energy}
        >
          {at > 0 && note ? <title>{`${line} · ${note}`}</title> : null}
          {line}
        </text>
      ))}
    </g>
  )
}
