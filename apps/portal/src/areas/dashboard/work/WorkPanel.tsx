import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useMemo } from 'react'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { pageQuery } from '../../../lists/use-listing.ts'
import layout from '../../../page/layout.module.css'
import classes from '../dashboard.module.css'
import { workColumns, workLink } from './work-columns.tsx'
import { workList } from './work-list.ts'

const shownRows = 25
const refreshMs = 60_000

/** The most urgent work of every kind, and a link to all of it. */
export function WorkPanel() {
  const t = useT('dashboard', 'timeline')
  const speech = useLanguage()
  const columns = useMemo(() => workColumns(speech), [speech])
  const work = useQuery({ ...pageQuery(workList, { limit: String(shownRows) }), refetchInterval: refreshMs })
  if (work.isError && !work.data) {
    return (
      <Panel title={t('dashboard.work.title')}>
        <QueryFailure query={work} />
      </Panel>
    )
  }
  const countOf = (total: number, isCapped?: boolean) => `${formatNumber(total, speech.language)}${isCapped ? '+' : ''}`
  return (
    <Panel
      title={t('dashboard.work.title')}
      marks={work.data ? <span className={classes.total}>{countOf(work.data.total, work.data.totalIsCapped)}</span> : null}
      actions={
        <Link to="/dashboard/work" className={classes.all}>
          {t('dashboard.work.all')}
        </Link>
      }
      isFlush
    >
      <nav className={classes.kinds} aria-label={t('dashboard.work.kinds')}>
        {work.data?.kinds.map(({ kind, total, totalIsCapped }) => (
          <Link key={kind} to="/dashboard/work" search={{ kind }} className={classes.kind} data-none={total === 0 || undefined}>
            {t(`dashboard.work.kind.${kind}`)} <span className={classes.total}>{countOf(total, totalIsCapped)}</span>
          </Link>
        ))}
      </nav>
      <DataTable
        label={t('dashboard.work.title')}
        columns={columns.filter((column) => !column.isOptional)}
        rows={work.data?.items}
        keyOf={(item) => `${item.reason.kind} ${item.id}`}
        link={workLink}
        expectedRows={shownRows}
        state={
          work.data?.items.length === 0 ? (
            <EmptyState icon={IconChecklist} title={t('dashboard.work.none')}>
              {t('dashboard.work.noneHint')}
            </EmptyState>
          ) : null
        }
      />
      <p className={layout.foot}>
        <ZoneNote />
      </p>
    </Panel>
  )
}
