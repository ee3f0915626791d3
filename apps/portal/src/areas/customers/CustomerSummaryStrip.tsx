import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import type { CustomerSummary } from '@wattdesk/contract/customers/summary/models.ts'
import { nameIn } from '@wattdesk/contract/names.ts'
import { formatCalendarDay, isoDay, noValue } from '@wattdesk/i18n/formats.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { FailureLine } from '@wattdesk/ui/feedback/FailureLine.tsx'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type ReactNode, useState } from 'react'
import { requestIdOf } from '../../api/sentence.ts'
import { useIsNarrow } from '../../lists/use-is-narrow.ts'
import { ConnectionMark } from '../../marks/ConnectionMark.tsx'
import { DeliveryMark } from '../../marks/DeliveryMark.tsx'
import { HomeStateMark } from '../../marks/HomeStateMark.tsx'
import { recordHash } from '../../page/record-hash.ts'
import { useCan } from '../../session/use-session.ts'
import classes from './customer-summary.module.css'

type Props = { customer: Customer; query: UseQueryResult<CustomerSummary> }
type Known = { customer: Customer; summary: CustomerSummary }

/**
 * What a phone call needs, on every tab of a customer: who, where, and the state of the home. Each fact links to the tab that explains it.
 * A phone shows only some at first, which leaves room for the opened screen.
 */
export function CustomerSummaryStrip({ customer, query }: Props) {
  const t = useT('customerSummary')
  const { data: summary } = query
  const isNarrow = useIsNarrow()
  const [isWhole, setWhole] = useState(false)
  if (query.isError && !summary) return <Failed query={query} />
  // As high as the facts, so that nothing moves.
  if (!summary) return <div className={classes.strip} aria-busy data-empty />
  const isHome = customer.type === 'residential_customer' || summary.hasDevices
  const isBrief = isNarrow && !isWhole
  return (
    <section className={classes.strip} aria-label={t('customerSummary.label')} data-brief={isBrief || undefined}>
      {isBrief ? (
        <dl className={classes.facts}>{isHome ? <HomeFacts summary={summary} /> : <Address summary={summary} />}</dl>
      ) : (
        <AllFacts customer={customer} summary={summary} isHome={isHome} />
      )}
      {/* The same button in both states, so that it keeps the focus. */}
      {isNarrow ? <Toggle isWhole={isWhole} onClick={() => setWhole(!isWhole)} /> : null}
    </section>
  )
}

function AllFacts({ customer, summary, isHome }: Known & { isHome: boolean }) {
  const t = useT('customerSummary')
  return (
    <>
      <dl className={classes.facts}>
        <Contact customer={customer} summary={summary} />
        <Fact label={t('customerSummary.number')}>
          {customer.externalReferenceId ? <Copied text={customer.externalReferenceId} /> : noValue}
        </Fact>
        <Address summary={summary} />
      </dl>
      <dl className={classes.facts}>
        {isHome ? <HomeFacts summary={summary} /> : null}
        <Invitation summary={summary} />
        <NextStep summary={summary} />
      </dl>
    </>
  )
}

function Toggle({ isWhole, onClick }: { isWhole: boolean; onClick: () => void }) {
  const t = useT('customerSummary')
  return (
    <button type="button" className={classes.toggle} aria-expanded={isWhole} onClick={onClick}>
      {t(isWhole ? 'customerSummary.less' : 'customerSummary.more')}
      <IconChevronDown size={14} aria-hidden />
    </button>
  )
}

function Failed({ query }: { query: UseQueryResult }) {
  const t = useT('customerSummary')
  return (
    <div className={classes.failed}>
      <FailureLine message={t('customerSummary.failed')} requestId={requestIdOf(query.error)} />
      <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
        {t('ui.action.retry')}
      </Button>
    </div>
  )
}

function Fact({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>
        {children}
        {note ? <span className={classes.note}>{note}</span> : null}
      </dd>
    </div>
  )
}

function Copied({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <span className={classes.copied}>
      <span>{children ?? text}</span>
      <CopyButton text={text} />
    </span>
  )
}

function Contact({ customer, summary: { mainUser } }: Known) {
  const t = useT('customerSummary')
  const email = mainUser?.email ?? customer.accountEmail
  return (
    <Fact label={t('customerSummary.contact')} note={<Copied text={email} />}>
      {mainUser ? (
        <Link to="/dashboard/customers/$customerId/account" params={{ customerId: customer.id }} search={{ user: mainUser.id }}>
          {`${mainUser.firstName} ${mainUser.lastName}`}
        </Link>
      ) : mainUser === null ? (
        t('customerSummary.noUser')
      ) : (
        customer.accountName
      )}
    </Fact>
  )
}

function Address({ summary: { customerId, site } }: { summary: CustomerSummary }) {
  const t = useT('customerSummary')
  if (!site) return null
  return (
    <Fact label={t('customerSummary.address')} note={`${site.zipCode} ${site.city}`}>
      <Link to="/dashboard/customers/$customerId/account" params={{ customerId }} hash={recordHash('site', site.id)}>
        {site.address}
      </Link>
    </Fact>
  )
}

function HomeFacts({ summary }: { summary: CustomerSummary }) {
  const t = useT('customerSummary')
  const { customerId, gateway, measurement, alarms, site } = summary
  const params = { customerId }
  const tone: Tone = alarms.level === 'error' ? 'error' : alarms.level === 'warning' ? 'warning' : 'neutral'
  return (
    <>
      <Fact
        label={t('customerSummary.gateway')}
        note={gateway?.connection.contactedAt ? <Age at={gateway.connection.contactedAt} homeZone={site?.timeZone} /> : null}
      >
        <Link
          to="/dashboard/customers/$customerId/smartenergy"
          params={params}
          hash={gateway ? recordHash('installation', gateway.configurationId) : undefined}
        >
          {gateway ? <ConnectionMark connection={gateway.connection} timeZone={site?.timeZone} /> : t('customerSummary.noGateway')}
        </Link>
      </Fact>
      {measurement ? (
        <Fact
          label={t('customerSummary.measurement')}
          note={measurement.contactedAt ? <Age at={measurement.contactedAt} homeZone={site?.timeZone} /> : null}
        >
          <Link to="/dashboard/customers/$customerId/live-stream" params={params}>
            <HomeStateMark measuredAt={measurement.contactedAt} homeZone={site?.timeZone} />
          </Link>
        </Fact>
      ) : null}
      <Fact label={t('customerSummary.alarms')}>
        <Link to="/dashboard/customers/$customerId/alarms" params={params}>
          {alarms.open > 0 ? (
            <StatusDot tone={tone}>{t('customerSummary.open', { count: alarms.open })}</StatusDot>
          ) : (
            <StatusDot tone="ok">{t('customerSummary.noAlarms')}</StatusDot>
          )}
        </Link>
      </Fact>
    </>
  )
}

function Invitation({ summary: { customerId, mainUser } }: { summary: CustomerSummary }) {
  const t = useT('customerSummary')
  if (!mainUser) return null
  const { state, at } = mainUser.invitation
  return (
    <Fact label={t('customerSummary.invitation')} note={at ? <Age at={at} /> : null}>
      <Link to="/dashboard/customers/$customerId/account" params={{ customerId }} search={{ user: mainUser.id }}>
        {state === 'joined' ? (
          <StatusDot tone="ok">{t('customerSummary.joined')}</StatusDot>
        ) : state === 'not_invited' ? (
          <StatusDot tone="neutral">{t('customerSummary.notInvited')}</StatusDot>
        ) : (
          <DeliveryMark state={state} />
        )}
      </Link>
    </Fact>
  )
}

function NextStep({ summary: { customerId, sales } }: { summary: CustomerSummary }) {
  const t = useT('customerSummary')
  const { language } = useLanguage()
  const mayWork = useCan()('write:customers')
  if (!sales) return null
  const { current, nextStep } = sales
  const without = t(current > 0 ? 'customerSummary.stepsDone' : 'customerSummary.noSale')
  const words = nextStep ? nameIn(language, nextStep.name, nextStep.names) : without
  const place = { params: { customerId }, hash: nextStep ? recordHash('sale', nextStep.saleId) : undefined }
  return (
    <Fact label={t('customerSummary.nextStep')} note={nextStep?.plannedOn ? <Planned day={nextStep.plannedOn} /> : null}>
      {mayWork ? (
        <Link to="/dashboard/customers/$customerId/sales" {...place}>
          {words}
        </Link>
      ) : (
        <Link to="/dashboard/customers/$customerId/sales-history" {...place}>
          {words}
        </Link>
      )}
    </Fact>
  )
}

function Planned({ day }: { day: string }) {
  const t = useT('customerSummary')
  const isOverdue = day < isoDay(new Date(nowMs()))
  return (
    <span className={isOverdue ? classes.overdue : undefined}>
      {t(isOverdue ? 'customerSummary.overdue' : 'customerSummary.planned', { date: formatCalendarDay(day) })}
    </span>
  )
}
