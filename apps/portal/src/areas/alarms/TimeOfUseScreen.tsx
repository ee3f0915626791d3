import { getRouteApi, Link } from '@tanstack/react-router'
import type { listTimeOfUse } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import type { TimeOfUseHome } from '@wattdesk/contract/alarms/time-of-use/models.ts'
import type { TimeOfUseProblem } from '@wattdesk/contract/alarms/time-of-use/terms.ts'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
import { formatNumber, noValue } from '@wattdesk/i18n/formats.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { type ReactNode, useMemo } from 'react'
import type { ColumnOf } from '../../lists/define-list.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import layout from '../../page/layout.module.css'
import { recordHash } from '../../page/record-hash.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { AlarmTabs } from './AlarmTabs.tsx'
import classes from './alarms.module.css'
import { timeOfUseList } from './time-of-use-list.ts'

const route = getRouteApi('/dashboard/alarms/time-of-use')

export function TimeOfUseScreen() {
  const t = useT('alarms', 'timeOfUse')
  const { language } = useLanguage()
  const { problem } = route.useSearch()
  const columns = useMemo(() => homeColumns(t, problem), [t, problem])
  const listing = useListing(timeOfUseList, columns)
  const { page } = listing
  usePageTitle(t('alarms.tab.timeOfUse'))
  return (
    <>
      <PageHeader title={t('alarms.tab.timeOfUse')} count={countOf(page, language)} />
      <AlarmTabs />
      <p className={layout.note}>{t('alarms.board.hint')}</p>
      {page ? <Causes page={page} /> : null}
      <ListScreen
        listing={listing}
        label={t('alarms.tab.timeOfUse')}
        words={{
          problem: { label: t('alarms.board.problem'), wordOf: (problem) => t(`timeOfUse.problem.${problem}`) },
          ready: t('alarms.field.ready'),
        }}
        keyOf={({ site }) => site.id}
        link={homeLink}
        empty={{ title: t('alarms.board.empty') }}
      />
    </>
  )
}

type Page = ResponseOf<typeof listTimeOfUse>

/** The homes that lack each thing, and what fixes it. */
function Causes({ page }: { page: Page }) {
  const t = useT('alarms', 'timeOfUse')
  const { language } = useLanguage()
  const figure = ({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }) =>
    `${formatNumber(total, language)}${totalIsCapped ? '+' : ''}`
  return (
    <nav aria-label={t('alarms.board.problem')}>
      <ul className={classes.causes}>
        <li>
          <b>{figure(page.ready)}</b>
          <Link to="/dashboard/alarms/time-of-use" search={{ ready: 'true' }}>
            {t('timeOfUse.ready')}
          </Link>
          <span className={classes.fixes}>{t('timeOfUse.readyHint')}</span>
        </li>
        {commonest(page.problems).map(({ problem, ...count }) => (
          <li key={problem}>
            <b>{figure(count)}</b>
            <Link to="/dashboard/alarms/time-of-use" search={{ problem }}>
              {t(`timeOfUse.problem.${problem}`)}
            </Link>
            <span className={classes.fixes}>{t(`timeOfUse.next.${problem}`)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Problems that some home has, the most frequent first. */
const commonest = <Counted extends { total: number }>(problems: readonly Counted[]) =>
  problems.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total)

const homeLink = ({ customer }: TimeOfUseHome, content: ReactNode, className: string) => (
  <Link to="/dashboard/customers/$customerId/smartenergy" params={{ customerId: customer.id }} className={className}>
    {content}
  </Link>
)

/** The others concern devices and the tariff. */
const ofSite: readonly TimeOfUseProblem[] = ['MissingSystemLocation', 'BiddingZoneNotSet']

/** Links to where the chosen problem is fixed, else the first one. */
function NextStep({ home: { customer, site, problems }, chosen }: { home: TimeOfUseHome; chosen: string | undefined }) {
  const t = useT('timeOfUse')
  const first = problems.find((problem) => problem === chosen) ?? problems[0]
  if (!first) return noValue
  const params = { customerId: customer.id }
  return ofSite.includes(first) ? (
    <Link to="/dashboard/customers/$customerId/account" params={params} hash={recordHash('site', site.id)} className={classes.next}>
      {t(`timeOfUse.fix.${first}`)}
    </Link>
  ) : (
    <Link to="/dashboard/customers/$customerId/smartenergy" params={params} className={classes.next}>
      {t(`timeOfUse.fix.${first}`)}
    </Link>
  )
}

/** Problems are in the order of fixing. `chosen`: the problem whose homes are listed. */
function homeColumns(t: Translate, chosen: string | undefined): ColumnOf<typeof timeOfUseList>[] {
  return [
    { key: 'customer', header: t('alarms.field.customer'), isTitle: true, cell: ({ customer }) => customer.accountName },
    { key: 'site', onCard: 'plain', header: t('alarms.field.city'), cell: ({ site }) => site.city },
    {
      key: 'ready',
      onCard: 'plain',
      header: t('alarms.field.ready'),
      isAlwaysShown: true,
      cell: ({ problems }) => (
        <StatusDot tone={problems.length === 0 ? 'ok' : 'warning'}>
          {t(problems.length === 0 ? 'timeOfUse.ready' : 'timeOfUse.notReady')}
        </StatusDot>
      ),
    },
    {
      key: 'problems',
      onCard: 'plain',
      header: t('alarms.field.problems'),
      isWrapping: true,
      isWide: true,
      isAlwaysShown: true,
      cell: ({ problems }) => problems.map((problem) => t(`timeOfUse.lacks.${problem}`)).join(', ') || noValue,
    },
    {
      key: 'next',
      onCard: 'plain',
      header: t('alarms.board.next'),
      isAlwaysShown: true,
      cell: (home) => <NextStep home={home} chosen={chosen} />,
      word: ({ problems: [first] }) => first ?? '',
    },
    {
      key: 'checkedAt',
      onCard: 'named',
      header: t('alarms.field.checkedAt'),
      cell: ({ checkedAt }) => <Age at={checkedAt} />,
      isOptional: true,
    },
  ]
}
