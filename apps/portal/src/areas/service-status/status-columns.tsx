import type { ServiceProcess, ServiceQueue } from '@wattdesk/contract/service-status/models.ts'
import { formatBytes, formatNumber, noValue } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import classes from './service-status.module.css'

type Speech = Pick<Translator, 't' | 'find'> & { language: Language }

export function processColumns({ t, find, language }: Speech): Column<ServiceProcess>[] {
  const stateOf = ({ isSilent, unavailable }: ServiceProcess) => {
    if (isSilent) return { tone: 'error', words: t('serviceStatus.process.silent') } as const
    const parts = unavailable.filter((part) => part !== 'original')
    if (parts.length > 0)
      return {
        tone: 'error',
        words: t('serviceStatus.process.lacks', { parts: parts.map((part) => find(`serviceStatus.part.${part}`) ?? part).join(', ') }),
      } as const
    if (unavailable.length > 0) return { tone: 'error', words: t('serviceStatus.problem.copy.title') } as const
    return { tone: 'ok', words: t('serviceStatus.process.ok') } as const
  }
  return [
    { key: 'host', header: t('serviceStatus.process.host'), isTitle: true, cell: ({ host }) => <b>{host}</b> },
    {
      key: 'roles',
      header: t('serviceStatus.process.roles'),
      isAlwaysShown: true,
      isWrapping: true,
      cell: ({ roles }) => roles.map((role) => t(`serviceStatus.role.${role}`)).join(', '),
    },
    {
      key: 'state',
      header: t('serviceStatus.process.state'),
      isAlwaysShown: true,
      isWrapping: true,
      word: (process) => stateOf(process).words,
      cell: (process) => <StatusDot tone={stateOf(process).tone}>{stateOf(process).words}</StatusDot>,
    },
    { key: 'seenAt', header: t('serviceStatus.process.seenAt'), isAlwaysShown: true, cell: ({ seenAt }) => <Age at={seenAt} /> },
    { key: 'startedAt', header: t('serviceStatus.process.startedAt'), cell: ({ startedAt }) => <Age at={startedAt} /> },
    { key: 'version', header: t('serviceStatus.process.version'), cell: ({ version }) => version },
    {
      key: 'memory',
      header: t('serviceStatus.process.memory'),
      isNumber: true,
      cell: ({ residentBytes }) => formatBytes(residentBytes, language),
    },
    {
      key: 'disk',
      header: t('serviceStatus.process.disk'),
      isNumber: true,
      cell: ({ disk }) => (disk ? formatBytes(disk.freeBytes, language) : noValue),
    },
    {
      key: 'waitingSamples',
      header: t('serviceStatus.process.waitingSamples'),
      isNumber: true,
      cell: ({ waitingSamples }) => formatNumber(waitingSamples, language),
    },
    {
      key: 'clock',
      header: t('serviceStatus.process.clock'),
      isNumber: true,
      cell: ({ clockOffMs }) => t('serviceStatus.seconds', { count: Math.round(clockOffMs / 1_000) || 0 }),
    },
  ]
}

/** Queues of another release have no words, and show their own name. */
const jobWords = (name: string, { find }: Speech) => find(`serviceStatus.job.${name}`) ?? name

export function queueColumns(speech: Speech, queues: readonly ServiceQueue[] = []): Column<ServiceQueue>[] {
  const { t, language } = speech
  const count = (key: 'waiting' | 'active' | 'stuck' | 'failed', isFault = false): Column<ServiceQueue> => ({
    key,
    header: t(`serviceStatus.queue.${key}`),
    isNumber: true,
    isAlwaysShown: true,
    cell: (queue) => (
      <span className={classes.count} data-state={queue[key] === 0 ? 'none' : isFault ? 'fault' : undefined}>
        {formatNumber(queue[key], language)}
      </span>
    ),
  })
  const since: Column<ServiceQueue> = {
    key: 'waitingSince',
    header: t('serviceStatus.queue.waitingSince'),
    cell: ({ waitingSince }) => <Age at={waitingSince} />,
  }
  return [
    { key: 'name', header: t('serviceStatus.queue.name'), isTitle: true, cell: ({ name }) => <b>{jobWords(name, speech)}</b> },
    count('waiting'),
    ...(queues.some(({ waitingSince }) => waitingSince) ? [since] : []),
    count('active'),
    count('stuck', true),
    count('failed', true),
  ]
}
