import { useQuery } from '@tanstack/react-query'
import type { DonutPart } from '@wattdesk/contract/history/models.ts'
import { flowQuantities } from '@wattdesk/energy/quantities.ts'
import { flowNames } from '@wattdesk/energy/terms.ts'
import { formatCalendarDays, formatEnergyWh, formatShare } from '@wattdesk/i18n/formats.ts'
import { Donut } from '@wattdesk/ui/chart/Donut.tsx'
import { PictureFrame } from '@wattdesk/ui/chart/PictureFrame.tsx'
import { Sankey } from '@wattdesk/ui/chart/Sankey.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo, useRef } from 'react'
import { type Sum, Sums } from '../../figures/Sums.tsx'
import { useProvenance } from '../../figures/use-provenance.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './history.module.css'
import { sourcesQuery } from './history.queries.ts'
import { yearAtMost } from './history-address.ts'
import type { PictureProps } from './picture-props.ts'

/** Source and sink of each flow. */
const ends = {
  pvToHome: ['pv', 'home'],
  pvToBattery: ['pv', 'battery'],
  pvToGrid: ['pv', 'grid'],
  batteryToHome: ['battery', 'home'],
  batteryToGrid: ['battery', 'grid'],
  gridToHome: ['grid', 'home'],
  gridToBattery: ['grid', 'battery'],
} as const
type End = (typeof ends)[keyof typeof ends][number]
type Offered = ReadonlySet<End>

/** What a home can take energy from, or give it to. */
function offeredEnds({ production, battery }: PictureProps['site']['hasOrHad']): Offered {
  return new Set<End>(['grid', 'home', ...(production ? (['pv'] as const) : []), ...(battery ? (['battery'] as const) : [])])
}

const colors = {
  pv: energyColors.production,
  battery: energyColors.battery,
  grid: energyColors.grid,
  home: energyColors.household,
} as const

/** From sources to sinks, with the shares of consumption and production. */
export function SourcesPicture({ site, shown }: PictureProps) {
  const query = useQuery(sourcesQuery({ siteId: site.siteId, range: yearAtMost(shown.range) }))
  const part = query.data?.periods[0]
  if (query.isError && !part) return <QueryFailure query={query} />
  if (!part) return <SkeletonLines count={10} />
  const fileName = `${site.siteName}-${part.fromDate}`
  const offered = offeredEnds(site.hasOrHad)
  return (
    <div className={layout.stack}>
      <FlowPicture part={part} offered={offered} fileName={`${fileName}-flows`} />
      <div className={classes.pair}>
        <SharePicture part={part} side="consumption" offered={offered} fileName={`${fileName}-consumption`} />
        {offered.has('pv') ? <SharePicture part={part} side="production" offered={offered} fileName={`${fileName}-production`} /> : null}
      </div>
      <FlowSums part={part} hasProduction={offered.has('pv')} />
    </div>
  )
}

type PartProps = { part: DonutPart; offered: Offered; fileName: string }

function FlowPicture({ part, offered, fileName }: PartProps) {
  const t = useT('history')
  const { language } = useLanguage()
  const picture = useRef<SVGSVGElement>(null)
  const words = useProvenance(part.provenance)
  const shown = flowNames.filter((name) => ends[name].every((end) => offered.has(end)))
  const { nodes, links } = useMemo(() => {
    const node = (key: keyof typeof colors) => ({ key, label: t(`history.node.${key}`), color: colors[key] })
    return {
      nodes: { sources: (['pv', 'battery', 'grid'] as const).map(node), sinks: (['home', 'battery', 'grid'] as const).map(node) },
      links: flowNames.map((name) => ({ from: ends[name][0], to: ends[name][1], value: part.flows?.[name] ?? 0 })),
    }
  }, [part, t])
  const format = (energyWh: number | null) => formatEnergyWh(energyWh, language)
  const rows = shown.map((name) => [t(`history.flow.${name}`), part.flows?.[name] ?? null] as const)
  return (
    <PictureFrame
      title={t('history.flows')}
      table={{
        head: [t('history.flows'), t('history.energyWh')],
        rows: rows.map(([label, energyWh]) => [label, format(energyWh)]),
        csv: rows,
      }}
      isEmpty={links.every((link) => link.value === 0)}
      picture={picture}
      fileName={fileName}
      summary={<span className={classes.hint}>{formatCalendarDays({ from: part.fromDate, to: part.toDate })}</span>}
    >
      <Sankey label={t('history.flows')} {...nodes} links={links} format={format} note={words} picture={picture} />
    </PictureFrame>
  )
}

const shares = {
  consumption: [
    ['fromPv', 'pv'],
    ['fromStorage', 'battery'],
    ['fromGrid', 'grid'],
  ],
  production: [
    ['toSelfConsumption', 'home'],
    ['toStorage', 'battery'],
    ['toGrid', 'grid'],
  ],
} as const

function SharePicture({ part, side, offered, fileName }: PartProps & { side: keyof typeof shares }) {
  const t = useT('history', 'telemetry')
  const { language } = useLanguage()
  const picture = useRef<SVGSVGElement>(null)
  const words = useProvenance(part.provenance)
  // The keys of a side are those of its figures.
  const figures = part[side] as Record<string, number> | null
  const parts = shares[side]
    .filter(([, node]) => offered.has(node))
    .map(([key, node]) => ({
      key,
      label: t(`history.share.${key}`),
      color: colors[node],
      value: figures?.[key] ?? 0,
    }))
  const format = (energyWh: number) => formatEnergyWh(energyWh, language)
  const rate = side === 'consumption' ? part.selfSufficiencyRate : part.selfConsumptionRate
  return (
    <PictureFrame
      title={t(`history.shares.${side}`)}
      table={{
        head: [t(`history.shares.${side}`), t('history.energyWh')],
        rows: parts.map((one) => [one.label, format(one.value)]),
        csv: parts.map((one) => [one.label, one.value]),
      }}
      isEmpty={parts.every((one) => one.value === 0)}
      picture={picture}
      fileName={fileName}
    >
      <Donut
        label={t(`history.shares.${side}`)}
        parts={parts}
        middle={formatShare(rate, language)}
        caption={t(side === 'consumption' ? 'telemetry.figure.selfSufficiency' : 'telemetry.figure.selfConsumption')}
        format={format}
        note={words}
        picture={picture}
      />
    </PictureFrame>
  )
}

/** Flows, and energy measured while something else was not. */
function FlowSums({ part, hasProduction }: { part: DonutPart; hasProduction: boolean }) {
  const t = useT('history', 'telemetry')
  const { language } = useLanguage()
  const sumOf = (label: string, energyWh: number | undefined): Sum => ({
    label,
    value: energyWh === undefined ? null : formatEnergyWh(energyWh, language),
    isUnknown: part.provenance.source !== null,
  })
  const apart = flowQuantities.flatMap((name): Sum[] => {
    const energyWh = part.unattributed[name]
    if (!energyWh) return []
    const label = t('history.unattributed', { quantity: t(`telemetry.quantity.${name}`) })
    return [{ label, value: formatEnergyWh(energyWh, language), note: t('history.unattributedHint') }]
  })
  const sums = [
    sumOf(t('history.shares.consumption'), part.consumption?.total),
    ...(hasProduction ? [sumOf(t('history.shares.production'), part.production?.total)] : []),
    ...apart,
  ]
  return <Sums sums={sums} provenance={part.provenance} />
}
