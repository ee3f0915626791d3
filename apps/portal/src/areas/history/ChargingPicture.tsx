import { useQuery } from '@tanstack/react-query'
import { formatEnergyWh, formatNumber } from '@wattdesk/i18n/formats.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { Sums } from '../../figures/Sums.tsx'
import { isUnknown } from '../../figures/unknown.ts'
import { useChartWords } from '../../figures/use-chart-words.ts'
import { useFormats } from '../../figures/use-formats.ts'
import { countedOf, provenanceOfDevice } from '../../figures/use-provenance.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { ChargingSessions } from './ChargingSessions.tsx'
import { electricCarQuery, electricCarSessionsQuery, wallboxesQuery, wallboxSessionsQuery } from './history.queries.ts'
import { energyInterval, yearAtMost } from './history-address.ts'
import { comparedChartOf } from './history-series.ts'
import { LastYearHint } from './LastYearHint.tsx'
import type { PictureProps } from './picture-props.ts'

/** Energy that charged the electric cars of a home, by source, and each session. Wallboxes are summed. */
export function ChargingPicture(props: PictureProps) {
  const { site, shown } = props
  const range = yearAtMost(shown.range)
  const isWallbox = shown.view === 'wallbox'
  const sessionsOf = isWallbox ? wallboxSessionsQuery : electricCarSessionsQuery
  const sessions = useQuery(sessionsOf({ siteId: site.siteId, range }))
  return (
    <div className={layout.stack}>
      <EnergyChart {...props} />
      <LastYearHint asked={shown.range} />
      {isWallbox ? <WallboxSums {...props} /> : null}
      {sessions.isError && !sessions.data ? (
        <QueryFailure query={sessions} />
      ) : sessions.data ? (
        <ChargingSessions {...sessions.data} fileName={`${site.siteName}-${range.from}-sessions`} />
      ) : (
        <SkeletonLines count={4} />
      )}
    </div>
  )
}

function EnergyChart({ site, shown }: PictureProps) {
  const t = useT('history', 'telemetry')
  const { energy } = useFormats()
  const words = useChartWords()
  const { range, compare, period } = shown
  const asked = { siteId: site.siteId, range, interval: energyInterval(shown), compare: period === 'all' ? undefined : compare }
  const query = useQuery(electricCarQuery(asked))
  const data = query.data
  const chart = useMemo(() => {
    if (!data) return undefined
    const line = {
      key: 'ev',
      label: t('telemetry.quantity.ev'),
      color: energyColors.ev,
      shape: 'area' as const,
      read: (span: { energyWh: number | null }) => span.energyWh,
    }
    return comparedChartOf(data, line, words)
  }, [data, t, words])
  if (query.isError && !data) return <QueryFailure query={query} />
  if (!data || !chart) return <SkeletonLines count={8} />
  return (
    <>
      <ChartFrame
        title={t(`history.view.${shown.view}`)}
        unit="Wh"
        data={chart}
        timeZone={data.timeZone}
        format={energy}
        heightPx={220}
        fileName={`${site.siteName}-${data.fromDate}-ev`}
      />
      <Sums
        sums={[
          {
            label: t('telemetry.quantity.ev'),
            value: data.totalWh === null ? null : energy(data.totalWh),
            isUnknown: isUnknown(data.provenance, 'ev'),
          },
        ]}
        provenance={data.provenance}
      />
    </>
  )
}

function WallboxSums({ site, shown }: PictureProps) {
  const t = useT('history')
  const { language } = useLanguage()
  const { euros } = useFormats()
  const { data } = useQuery(wallboxesQuery({ siteId: site.siteId, range: yearAtMost(shown.range) }))
  const energy = (energyWh: number | null) => (energyWh === null ? null : formatEnergyWh(energyWh, language))
  return data?.wallboxes.map((wallbox) => (
    <Sums
      key={wallbox.deviceId}
      title={wallbox.deviceId}
      provenance={provenanceOfDevice(data.provenance, { ...wallbox, countedInGaps: countedOf('ev', wallbox) })}
      words={wallbox.isReported ? t('history.session.originHint.transaction') : undefined}
      sums={[
        { label: t('history.charged'), value: energy(wallbox.energyWh), isUnknown: wallbox.energyWh === null },
        { label: t('history.sessions'), value: formatNumber(wallbox.sessions, language) },
        ...(wallbox.sessionsWithoutEnergy > 0
          ? [{ label: t('history.session.withoutEnergy'), value: formatNumber(wallbox.sessionsWithoutEnergy, language) }]
          : []),
        { label: t('history.share.fromPv'), value: energy(wallbox.fromPvWh) },
        { label: t('history.share.fromStorage'), value: energy(wallbox.fromStorageWh) },
        { label: t('history.share.fromGrid'), value: energy(wallbox.fromGridWh) },
        { label: t('history.session.cost'), value: wallbox.cost && euros(wallbox.cost.cents), note: t('history.session.costHint') },
      ]}
    />
  ))
}
