import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ChargingSession } from '@wattdesk/contract/history/models.ts'
import { reportedSessionsMax } from '@wattdesk/contract/history/terms.ts'
import type { Provenance } from '@wattdesk/contract/provenance.ts'
import { formatDuration, formatNumber, noValue } from '@wattdesk/i18n/formats.ts'
import { csvBlob, download } from '@wattdesk/ui/chart/download.ts'
import { FigureTable } from '@wattdesk/ui/chart/FigureTable.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Sourced } from '../../figures/Sourced.tsx'
import { useFormats } from '../../figures/use-formats.ts'
import { useProvenance } from '../../figures/use-provenance.ts'
import classes from './history.module.css'
import { lasted, sessionsCsv, unknownEnergyWords } from './sessions-csv.ts'

/** The file contains all. */
const shownMax = 100

type Props = { items: readonly ChargingSession[]; isComplete: boolean; timeZone: string; provenance: Provenance; fileName: string }

export function ChargingSessions({ items, isComplete, timeZone, provenance, fileName }: Props) {
  const t = useT('history')
  const { language } = useLanguage()
  // Ordered so that a phone shows the important columns without scrolling.
  const head = [
    t('history.startedAt'),
    t('history.charged'),
    t('history.duration'),
    t('history.session.cost'),
    t('history.session.plugged'),
    t('history.maxPower'),
    t('history.share.fromPv'),
    t('history.share.fromStorage'),
    t('history.share.fromGrid'),
    t('history.session.origin'),
  ]
  return (
    <Panel title={`${t('history.sessions')} (${formatNumber(items.length, language)})`}>
      {items.length === 0 ? (
        <p className={classes.hint}>{t('history.noSessions')}</p>
      ) : (
        <>
          <FigureTable title={t('history.sessions')} head={head} isDense>
            {items.slice(0, shownMax).map((session) => (
              <SessionRow key={session.sessionId} {...{ session, timeZone, provenance }} />
            ))}
          </FigureTable>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={() => download(`${fileName}.csv`, csvBlob(sessionsCsv([...head, t('history.session.remarks')], items, t, language)))}
          >
            {t('history.sessionsCsv')}
          </Button>
        </>
      )}
      {isComplete ? null : (
        <p className={classes.hint}>{t('history.session.cut', { count: formatNumber(reportedSessionsMax, language) })}</p>
      )}
      {items.some(({ cost }) => cost) ? <p className={classes.hint}>{t('history.session.costHint')}</p> : null}
    </Panel>
  )
}

type RowProps = { session: ChargingSession; timeZone: string; provenance: Provenance }

function SessionRow({ session, timeZone, provenance }: RowProps) {
  const t = useT('history')
  const measured = useProvenance(provenance)
  const { language } = useLanguage()
  const { energy, power, euros } = useFormats()
  const { source, state, cost } = session
  const origin = t(`history.session.originHint.${source}`)
  const words = source === 'transaction' ? origin : measured
  const sharedWords = session.isSpread ? t('history.session.spread') : words
  const energyWords = unknownEnergyWords(session, t, language) ?? words
  const duration = (from: string | null, until: string | null) => {
    const ms = lasted(from, until)
    return ms === null ? noValue : formatDuration(ms, language)
  }
  const misdated = session.isDatedByServer ? t('history.session.misdated') : words
  return (
    <tr>
      <th scope="row">
        <Instant at={session.startedAt} homeZone={timeZone} isHomeTime />
      </th>
      <td>
        <Sourced words={energyWords}>{energy(session.energyWh)}</Sourced>
      </td>
      <td>
        <Sourced words={misdated}>
          {state === 'ended' ? duration(session.startedAt, session.endedAt) : t(`history.session.state.${state}`)}
        </Sourced>
      </td>
      <td>
        <Sourced words={cost ? (session.isSpread ? sharedWords : t('history.session.costHint')) : t('history.session.unknownCost')}>
          {euros(cost?.cents ?? null)}
        </Sourced>
      </td>
      <td>{duration(session.pluggedInAt, session.pluggedOutAt)}</td>
      <td title={words}>{power(session.maxPowerW)}</td>
      <td title={sharedWords}>{energy(session.fromPvWh)}</td>
      <td title={sharedWords}>{energy(session.fromStorageWh)}</td>
      <td title={sharedWords}>{energy(session.fromGridWh)}</td>
      <td>
        <Sourced words={origin}>{t(`history.session.origins.${source}`)}</Sourced>
      </td>
    </tr>
  )
}
