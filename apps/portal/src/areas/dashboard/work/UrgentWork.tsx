import { Button } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useEach } from '../../../forms/use-each.ts'
import layout from '../../../page/layout.module.css'
import dashboard from '../dashboard.module.css'
import { WorkMenu } from './WorkMenu.tsx'
import { WorkPlace } from './WorkPlace.tsx'
import classes from './work.module.css'
import { changeWorkItem, refreshWork, type WorkChange, type WorkPage } from './work.queries.ts'
import { workIcons } from './work-columns.tsx'
import { type RepeatedLine as Repeated, urgentLines } from './work-lines.ts'
import { alarmWords, levelOf, reasonWords } from './work-words.ts'

const linesShown = 8

/** The most urgent work, one line per item; equal alarms of many homes share one. */
export function UrgentWork({ page }: { page: WorkPage | undefined }) {
  const t = useT('dashboard')
  const lines = page && urgentLines(page, linesShown)
  return (
    <Panel
      title={t('dashboard.work.title')}
      actions={
        <Link to="/dashboard/work" className={dashboard.all}>
          {t('dashboard.work.all')}
        </Link>
      }
      isFlush
    >
      {lines?.length === 0 ? (
        <EmptyState icon={IconChecklist} title={t('dashboard.work.none')}>
          {t('dashboard.work.noneHint')}
        </EmptyState>
      ) : (
        <ul className={classes.lines} aria-label={t('dashboard.work.title')} aria-busy={!lines}>
          {lines
            ? lines.map((line) =>
                line.kind === 'repeated' ? (
                  <RepeatedLine key={`${line.level} ${line.code} ${line.isMine}`} line={line} />
                ) : (
                  <WorkLine key={line.item.id} item={line.item} />
                ),
              )
            : Array.from({ length: linesShown }, (_, place) => `waiting ${place}`).map((key) => (
                <li key={key} className={classes.line} data-waiting />
              ))}
        </ul>
      )}
      <p className={layout.foot}>
        <ZoneNote />
      </p>
    </Panel>
  )
}

/** One line for equal alarms, which opens them, and takes those that nobody has taken. */
function RepeatedLine({ line: { level, code, total, homes, since, isMine, free } }: { line: Repeated }) {
  const t = useT('dashboard', 'timeline')
  const speech = useLanguage()
  const taking = useEach({
    act: (item: WorkItem) => changeWorkItem(item, { action: 'take', version: item.version }),
    refresh: refreshWork,
    onDone: () => undefined,
  })
  const Icon = workIcons.alarm
  const search = { active: 'true', acknowledged: 'false', level, code } as const
  return (
    <li className={classes.line} data-level={level}>
      <Icon size={18} aria-hidden />
      <Link to={isMine ? '/dashboard/work' : '/dashboard/alarms'} search={isMine ? { show: 'mine' } : search} className={classes.open}>
        <strong>
          {total === homes ? null : `${t('dashboard.work.alarms', { count: total })}, `}
          {t('dashboard.work.homes', { count: homes })}
        </strong>
        <span>{alarmWords({ level, code }, speech)}</span>
      </Link>
      <span className={classes.age}>
        <Age at={since} />
      </span>
      <span className={classes.deeds}>
        {isMine ? <Tag tone="accent">{t('dashboard.work.mine')}</Tag> : null}
        {free.length > 0 ? (
          <Button
            variant="default"
            size="compact-xs"
            loading={taking.isPending}
            onClick={() => taking.run({ rows: free, input: undefined })}
          >
            {t('dashboard.work.takeAll', { count: free.length })}
          </Button>
        ) : null}
      </span>
    </li>
  )
}

function WorkLine({ item }: { item: WorkItem }) {
  const t = useT('dashboard', 'timeline')
  const speech = useLanguage()
  const { reason, customer, owner, since, version } = item
  const Icon = workIcons[reason.kind]
  const { run, isPending } = useAction({
    act: (change: WorkChange) => changeWorkItem(item, change),
    done: t('dashboard.work.done.take'),
    failed: (why) => t('dashboard.work.failed', { reason: why }),
    refresh: refreshWork,
  })
  return (
    <li className={classes.line} data-level={levelOf(reason)}>
      <Icon size={18} aria-hidden />
      <WorkPlace item={item} className={classes.open}>
        {customer ? <strong>{[customer.accountName, customer.city].filter(Boolean).join(', ')}</strong> : null}
        <span>{reasonWords(reason, speech)}</span>
      </WorkPlace>
      <span className={classes.age}>
        <Age at={since} />
      </span>
      <span className={classes.deeds}>
        {owner ? (
          <Tag tone={owner.isCaller ? 'accent' : 'neutral'}>{owner.isCaller ? t('dashboard.work.mine') : owner.name}</Tag>
        ) : (
          <Button variant="default" size="compact-xs" loading={isPending} onClick={() => run({ action: 'take', version })}>
            {t('dashboard.work.take')}
          </Button>
        )}
        <WorkMenu item={item} />
      </span>
    </li>
  )
}
