import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { GatewayHistory } from '@wattdesk/contract/telemetry/gateway-history/models.ts'
import { formatDuration, formatNumber, isoDay, readerZoneInForce } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot, Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { ZoneNote } from '@wattdesk/ui/feedback/ZoneNote.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { type ReactNode, useState } from 'react'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { scanTones } from '../../../marks/scan-tones.ts'
import { useCan } from '../../../session/use-session.ts'
import { sitesQuery } from '../../customers/customers.queries.ts'
import { gatewayHistoryQuery } from '../installations.queries.ts'
import { CoverageStrip } from './CoverageStrip.tsx'
import classes from './gateway-history.module.css'

/** More are shown on request. */
const shownAtFirst = 5

/** Daily coverage, gaps and scans of a customer's gateway. */
export function GatewayHistoryPanel({ customerId }: { customerId: string }) {
  const t = useT('gatewayHistory')
  const query = useQuery(gatewayHistoryQuery(customerId))
  const { data: sites } = useQuery(sitesQuery(customerId))
  // The gateways panel already shows that there is none.
  if (query.data?.items.length === 0) return null
  return (
    <Panel title={t('gatewayHistory.title')}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={4} /> : null}
      {query.data?.items.map((gateway) => (
        <Past
          key={gateway.gatewayId}
          gateway={gateway}
          timeZone={sites?.items.find((site) => site.id === gateway.siteId)?.timeZone}
          customerId={customerId}
          isOnly={query.data.items.length === 1}
        />
      ))}
    </Panel>
  )
}

type PastProps = { gateway: GatewayHistory; timeZone: string | undefined; customerId: string; isOnly: boolean }

function Past({ gateway, timeZone, customerId, isOnly }: PastProps) {
  const t = useT('gatewayHistory')
  // Below the heading of the panel or of the gateway.
  const Heading = isOnly ? 'h3' : 'h4'
  return (
    <article className={classes.past}>
      {isOnly ? null : <h3 className={classes.serial}>{gateway.serialNumber}</h3>}
      <CoverageStrip gateway={gateway} timeZone={timeZone} Heading={Heading} />
      {/* Its days are the home's, everything below happened at a time of the reader's. */}
      {timeZone === undefined || timeZone === readerZoneInForce() ? null : <ZoneNote timeZone={timeZone} />}
      <div className={classes.pair}>
        <Gaps gateway={gateway} timeZone={timeZone} customerId={customerId} Heading={Heading} />
        <section>
          <Heading>
            {t('gatewayHistory.scans')} <Count of={gateway.scans} areMore={gateway.areMoreScans} />
          </Heading>
          <Events empty={t('gatewayHistory.noScan')}>
            {gateway.scans.map((scan) => (
              <Scan key={`${scan.startedAt} ${scan.endedAt}`} scan={scan} timeZone={timeZone} />
            ))}
          </Events>
        </section>
        <section>
          <Heading>
            {t('gatewayHistory.missing')} <Tag>{gateway.missingMessages.count}</Tag>
          </Heading>
          <MissingMessages missing={gateway.missingMessages} />
        </section>
      </div>
      <ZoneNote />
    </article>
  )
}

type GapsProps = { gateway: GatewayHistory; timeZone: string | undefined; customerId: string; Heading: 'h3' | 'h4' }

export function Gaps({ gateway, timeZone, customerId, Heading }: GapsProps) {
  const t = useT('gatewayHistory')
  return (
    <section>
      <Heading>
        {t('gatewayHistory.gaps')} <Count of={gateway.gaps} areMore={gateway.areMoreGaps} />
      </Heading>
      <Events empty={t('gatewayHistory.noGap')}>
        {gateway.gaps.map((gap) => (
          <Gap key={gap.from} gap={gap} gateway={gateway} timeZone={timeZone} customerId={customerId} />
        ))}
      </Events>
    </section>
  )
}

function Count({ of: { length: count }, areMore }: { of: readonly unknown[]; areMore: boolean }) {
  const t = useT('gatewayHistory')
  return <Tag>{areMore ? t('gatewayHistory.andMore', { count }) : count}</Tag>
}

/** Numbered by the gateway. */
function MissingMessages({ missing: { count, isAskedFor, ranges } }: { missing: GatewayHistory['missingMessages'] }) {
  const t = useT('gatewayHistory')
  if (count === 0) return <p className={classes.none}>{t('gatewayHistory.noneMissing')}</p>
  return (
    <>
      <p className={classes.none}>
        <StatusDot tone={isAskedFor ? 'warning' : 'error'}>{t('gatewayHistory.missingCount', { count })}</StatusDot>{' '}
        {t(isAskedFor ? 'gatewayHistory.missingAsked' : 'gatewayHistory.missingGone')}
      </p>
      <Events empty="">
        {ranges.map(({ run, from, to }) => (
          <li key={`${run} ${from}`} className="wd-figures">
            {from === to ? from : t('gatewayHistory.missingRange', { from, to })}
          </li>
        ))}
      </Events>
    </>
  )
}

type GapProps = { gap: GatewayHistory['gaps'][number]; gateway: GatewayHistory; timeZone: string | undefined; customerId: string }

/** Links to the data comparison for the day on which the gap began. */
function Gap({ gap: { from, to }, gateway, timeZone, customerId }: GapProps) {
  const t = useT('gatewayHistory')
  const { language } = useLanguage()
  const mayDebug = useCan()('read:data-debug')
  const now = useNow()
  const lastedMs = (to ? new Date(to).getTime() : now) - new Date(from).getTime()
  const began = <Instant at={from} homeZone={timeZone} />
  return (
    <li>
      <span className="wd-figures">
        {mayDebug ? (
          <Link
            to="/dashboard/customers/$customerId/data-debug"
            params={{ customerId }}
            search={{ config: gateway.configurationId, date: isoDay(from, timeZone) }}
          >
            {began}
          </Link>
        ) : (
          began
        )}
      </span>
      <span>{formatDuration(lastedMs, language)}</span>
      {to ? null : <StatusDot tone="error">{t('gatewayHistory.lasts')}</StatusDot>}
    </li>
  )
}

function Scan({ scan, timeZone }: { scan: GatewayHistory['scans'][number]; timeZone: string | undefined }) {
  const t = useT('gatewayHistory', 'installations')
  const { language } = useLanguage()
  const { startedAt, endedAt, state, isTimedOut, appliancesFound, appliancesNew } = scan
  const lastedMs = startedAt && endedAt ? Date.parse(endedAt) - Date.parse(startedAt) : undefined
  const facts = [
    isTimedOut ? t('gatewayHistory.timedOut') : undefined,
    lastedMs === undefined ? undefined : t('gatewayHistory.took', { duration: formatSeconds(lastedMs, language) }),
    appliancesFound === null ? undefined : t('gatewayHistory.found', { count: appliancesFound }),
    appliancesNew ? t('gatewayHistory.foundNew', { count: appliancesNew }) : undefined,
  ]
  return (
    <li>
      <span className="wd-figures">
        <Instant at={startedAt ?? endedAt} homeZone={timeZone} />
      </span>
      <StatusDot tone={scanTones[state]}>{t(`installations.scanState.${state}`)}</StatusDot>
      <span>{facts.filter(Boolean).join(', ')}</span>
    </li>
  )
}

/** Scans take seconds to minutes. */
const formatSeconds = (lastedMs: number, language: Language) =>
  lastedMs < 120_000
    ? formatNumber(Math.round(lastedMs / 1000), language, { style: 'unit', unit: 'second', unitDisplay: 'short' })
    : formatDuration(lastedMs, language)

/** The newest few; all on request. */
function Events({ children, empty }: { children: readonly ReactNode[]; empty: string }) {
  const t = useT('gatewayHistory')
  const [showsAll, setShowsAll] = useState(false)
  if (children.length === 0) return <p className={classes.none}>{empty}</p>
  return (
    <>
      <ol className={classes.events}>{showsAll ? children : children.slice(0, shownAtFirst)}</ol>
      {!showsAll && children.length > shownAtFirst ? (
        <button type="button" className={classes.more} onClick={() => setShowsAll(true)}>
          {t('gatewayHistory.all', { count: children.length })}
        </button>
      ) : null}
    </>
  )
}
