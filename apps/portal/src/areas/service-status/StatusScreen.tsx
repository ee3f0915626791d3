import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ServiceStatus } from '@wattdesk/contract/service-status/models.ts'
import { formatBytes, formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { type Fact, FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { SettingsTabs } from '../../page/SettingsTabs.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { MakeOriginal } from './MakeOriginal.tsx'
import classes from './service-status.module.css'
import { statusQuery } from './service-status.queries.ts'
import { processColumns, queueColumns } from './status-columns.tsx'

/** The state of the deployment: problems, processes, queues and figures. Refreshed while it is open. */
export function StatusScreen() {
  const t = useT('serviceStatus')
  const speech = useLanguage()
  const query = useQuery(statusQuery)
  const status = query.data
  usePageTitle(t('serviceStatus.title'))
  return (
    <>
      <PageHeader title={t('serviceStatus.title')} />
      <SettingsTabs />
      {query.isError && !status ? (
        <QueryFailure query={query} isWholeScreen />
      ) : (
        <div className={layout.stack}>
          <Problems status={status} t={t} />
          <Panel title={t('serviceStatus.processes')} isFlush>
            <DataTable
              label={t('serviceStatus.processes')}
              columns={processColumns(speech)}
              rows={status?.processes}
              keyOf={({ id }) => id}
              expectedRows={3}
              state={status?.processes.length === 0 ? <EmptyState title={t('serviceStatus.noProcess')} /> : null}
            />
          </Panel>
          {status ? (
            <Panel title={t('serviceStatus.figures')}>
              <FactList facts={factsOf(status, t, speech.language)} />
            </Panel>
          ) : null}
          <Panel title={t('serviceStatus.queues')} isFlush>
            <DataTable
              label={t('serviceStatus.queues')}
              columns={queueColumns(speech, status?.queues)}
              rows={status?.queues}
              keyOf={({ name }) => name}
              expectedRows={8}
              state={status?.queues.length === 0 ? <EmptyState title={t('serviceStatus.noQueue')} /> : null}
            />
            <p className={layout.foot}>
              <ZoneNote />
            </p>
          </Panel>
        </div>
      )}
    </>
  )
}

function Problems({ status, t }: { status: ServiceStatus | undefined; t: Translate }) {
  if (!status) return null
  if (status.problems.length === 0) {
    return (
      <p className={classes.well} role="status">
        <IconCircleCheck size={18} aria-hidden />
        {t('serviceStatus.well')}
      </p>
    )
  }
  return (
    <Panel title={t('serviceStatus.problems')}>
      <ul className={classes.problems}>
        {status.problems.map((problem) => (
          <li key={problem}>
            <StatusDot tone="error">{t(`serviceStatus.problem.${problem}.title`)}</StatusDot>
            <p className={layout.hint}>{withCommands(t(`serviceStatus.problem.${problem}.way`))}</p>
            {problem === 'copy' ? <MakeOriginal name={status.deployment.name.replace(/-copy-\w+$/, '')} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Commands to type stay on one line, in a fixed-width font. */
const command = /((?:wattdesk|npm run) [a-z:]+(?: --\w+)?(?: [A-ZÄÖÜ]{4,})?)/

const withCommands = (sentence: string): ReactNode[] =>
  sentence.split(command).map((part) => (command.test(part) ? <code key={part}>{part}</code> : part))

function factsOf({ rollup, mails, database, lastBackup, measuredAt, version }: ServiceStatus, t: Translate, language: Language): Fact[] {
  const count = (value: number) => formatNumber(value, language)
  const waiting = (value: number, since: string | null) =>
    value === 0 ? (
      count(0)
    ) : (
      <>
        {count(value)} · <Age at={since} />
      </>
    )
  return [
    { label: t('serviceStatus.fact.version'), value: version },
    { label: t('serviceStatus.fact.measuredAt'), value: <Age at={measuredAt} /> },
    { label: t('serviceStatus.fact.rollup'), value: waiting(rollup.due, rollup.dueSince) },
    {
      label: t('serviceStatus.fact.mails'),
      value: mails.hasServer ? waiting(mails.waiting, mails.waitingSince) : t('serviceStatus.fact.noMailServer', { count: mails.waiting }),
    },
    {
      label: t('serviceStatus.fact.lastBackup'),
      value: lastBackup ? (
        <>
          <Age at={lastBackup.takenAt} /> · {lastBackup.tool}
          {lastBackup.bytes === null ? null : ` · ${formatBytes(lastBackup.bytes, language)}`}
        </>
      ) : (
        t('serviceStatus.fact.noBackup')
      ),
    },
    {
      label: t('serviceStatus.fact.database'),
      value: `PostgreSQL ${database.version.split(' ')[0]} · ${formatBytes(database.bytes, language)}`,
    },
    {
      label: t('serviceStatus.fact.connections'),
      value: t('serviceStatus.fact.ofMax', { count: count(database.connections), max: count(database.connectionsMax) }),
    },
    {
      label: t('serviceStatus.fact.migration'),
      value: <span className={classes.migration}>{database.migration.replace(/\.sql$/, '')}</span>,
    },
  ]
}
