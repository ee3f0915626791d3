import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ChargingSession } from '@wattdesk/contract/history.ts'
import type { Provenance } from '@wattdesk/contract/provenance.ts'
import { formatDuration, formatEnergyWh, formatNumber } from '@wattdesk/i18n/formats.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { rowsToCsv } from '@wattdesk/ui/chart/csv.ts'
import { csvBlob, download } from '@wattdesk/ui/chart/download.ts'
import { FigureTable } from '@wattdesk/ui/chart/FigureTable.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { Sourced } from '../../figures/Sourced.tsx'
import { Sums } from '../../figures/Sums.tsx'
import { useChartWords } from '../../figures/use-chart-words.ts'
import { useFormats } from '../../figures/use-formats.ts'
import { provenanceOfDevice, useProvenance } from '../../figures/use-provenance.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './history.module.css'
import { electricCarQuery, electricCarSessionsQuery, wallboxesQuery, wallboxSessionsQuery } from './history.queries.ts'
import { energyInterval, yearAtMost } from './history-address.ts'
import { comparedChartOf } from './history-series.ts'
import type { PictureProps } from './picture-props.ts'

/** What charged the electric cars of a home, and each session. Wallboxes are summed by source. */
export function ChargingPicture(props: PictureProps) {
  const { site, shown } = props
  const range = yearAtMost(shown.range)
  const isWallbox = shown.view === 'wallbox'
  const sessionsOf = isWallbox ? wallboxSessionsQuery : electricCarSessionsQuery
  const sessions = useQuery(sessionsOf({ siteId: site.siteId, range }))
  return (
    <div className={layout.stack}>
      <EnergyChart {...props} />
      {isWallbox ? <WallboxSums {...props} /> : null}
      {sessions.isError && !sessions.data ? (
        <QueryFailure query={sessions} />
      ) : sessions.data ? (
        <Sessions {...sessions.data} fileName={`${site.siteName}-${range.from}-sessions`} />
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
  const asked = { siteId: site.siteId, range, interval: energyInterval(period), compare: period === 'all' ? undefined : compare }
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
        fileName={`${site.siteName}-${range.from}-ev`}
      />
      <Sums
        sums={[{ label: t('telemetry.quantity.ev'), value: data.totalWh === null ? null : energy(data.totalWh) }]}
        provenance={data.provenance}
      />
    </>
  )
}

function WallboxSums({ site, shown }: PictureProps) {
  const t = useT('history')
  const { language } = useLanguage()
  const { data } = useQuery(wallboxesQuery({ siteId: site.siteId, range: yearAtMost(shown.range) }))
  const energy = (energyWh: number | null) => (energyWh === null ? null : formatEnergyWh(energyWh, language))
  return data?.wallboxes.map((wallbox) => (
    <Sums
      key={wallbox.deviceId}
      title={wallbox.deviceId}
      provenance={provenanceOfDevice(data.provenance, wallbox)}
      sums={[
        { label: t('history.charged'), value: energy(wallbox.energyWh) },
        { label: t('history.sessions'), value: formatNumber(wallbox.sessions, language) },
        { label: t('history.share.fromPv'), value: energy(wallbox.fromPvWh) },
        { label: t('history.share.fromStorage'), value: energy(wallbox.fromStorageWh) },
        { label: t('history.share.fromGrid'), value: energy(wallbox.fromGridWh) },
      ]}
    />
  ))
}

/** The file contains more. */
const shownMax = 100

type SessionsProps = { items: readonly ChargingSession[]; timeZone: string; provenance: Provenance; fileName: string }

function Sessions({ items, timeZone, provenance, fileName }: SessionsProps) {
  const t = useT('history')
  const words = useProvenance(provenance)
  const { language } = useLanguage()
  const { energy, power } = useFormats()
  const lasted = (session: ChargingSession) => Date.parse(session.endedAt) - Date.parse(session.startedAt)
  const head = [
    t('history.startedAt'),
    t('history.duration'),
    t('history.charged'),
    t('history.maxPower'),
    t('history.share.fromPv'),
    t('history.share.fromStorage'),
    t('history.share.fromGrid'),
  ]
  const save = () => {
    const rows = items.map((one) => [
      one.startedAt,
      lasted(one) / 60_000,
      one.energyWh,
      one.maxPowerW,
      one.fromPvWh,
      one.fromStorageWh,
      one.fromGridWh,
    ])
    const units = ['', ' (min)', ' (Wh)', ' (W)', ' (Wh)', ' (Wh)', ' (Wh)']
    download(`${fileName}.csv`, csvBlob(rowsToCsv([head.map((word, at) => `${word}${units[at]}`), ...rows])))
  }
  return (
    <Panel title={`${t('history.sessions')} (${formatNumber(items.length, language)})`}>
      {items.length === 0 ? (
        <p className={classes.hint}>{t('history.noSessions')}</p>
      ) : (
        <>
          <FigureTable title={t('history.sessions')} head={head}>
            {items.slice(0, shownMax).map((one) => (
              <tr key={one.sessionId}>
                <th scope="row">
                  <Instant at={one.startedAt} homeZone={timeZone} isHomeTime />
                </th>
                <td>{formatDuration(lasted(one), language)}</td>
                <td>
                  <Sourced words={words}>{energy(one.energyWh)}</Sourced>
                </td>
                <td title={words}>{power(one.maxPowerW)}</td>
                <td title={words}>{energy(one.fromPvWh)}</td>
                <td title={words}>{energy(one.fromStorageWh)}</td>
                <td title={words}>{energy(one.fromGridWh)}</td>
              </tr>
            ))}
          </FigureTable>
          <Button variant="subtle" size="compact-sm" leftSection={<IconDownload size={15} aria-hidden />} onClick={save}>
            {t('history.sessionsCsv')}
          </Button>
        </>
      )}
      <p className={classes.hint}>{t('history.sessionsHint')}</p>
    </Panel>
  )
}
