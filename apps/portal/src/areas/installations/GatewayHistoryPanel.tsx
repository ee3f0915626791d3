import { useQuery } from '@tanstack/react-query'
import type { GatewayHistory } from '@wattdesk/contract/gateway-history.ts'
import { formatDuration, formatInstant } from '@wattdesk/i18n/formats.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot, Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { type ReactNode, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { sitesQuery } from '../customers/customers.queries.ts'
import { CoverageStrip } from './CoverageStrip.tsx'
import classes from './gateway-history.module.css'
import { gatewayHistoryQuery } from './installations.queries.ts'
import { scanTones } from './scan-tones.ts'

/** How many of a kind are shown until one asks for all. */
const shownAtFirst = 5

/** What a customer's gateway went through: whether its home was measured, when it fell silent, its scans. */
export function GatewayHistoryPanel({ customerId }: { customerId: string }) {
  const t = useT('gatewayHistory')
  const query = useQuery(gatewayHistoryQuery(customerId))
  const { data: sites } = useQuery(sitesQuery(customerId))
  // Without a gateway there is nothing to tell: the panel of gateways says so.
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
          isOnly={query.data.items.length === 1}
        />
      ))}
    </Panel>
  )
}

function Past({ gateway, timeZone, isOnly }: { gateway: GatewayHistory; timeZone: string | undefined; isOnly: boolean }) {
  const t = useT('gatewayHistory', 'installations')
  return (
    <article className={classes.past}>
      {isOnly ? null : <h3>{gateway.serialNumber}</h3>}
      <CoverageStrip days={gateway.days} timeZone={timeZone} />
      <div className={classes.pair}>
        <section>
          <h4>
            {t('gatewayHistory.silences')} <Tag>{gateway.silences.length}</Tag>
          </h4>
          <Events empty={t('gatewayHistory.noSilence')}>
            {gateway.silences.map((silence) => (
              <Silence key={silence.from} silence={silence} timeZone={timeZone} />
            ))}
          </Events>
        </section>
        <section>
          <h4>
            {t('gatewayHistory.scans')} <Tag>{gateway.scans.length}</Tag>
          </h4>
          <Events empty={t('gatewayHistory.noScan')}>
            {gateway.scans.map(({ at, state }) => (
              <li key={at}>
                <span className="wd-figures">{formatInstant(at, timeZone)}</span>
                <StatusDot tone={scanTones[state]}>{t(`installations.scanState.${state}`)}</StatusDot>
              </li>
            ))}
          </Events>
        </section>
      </div>
    </article>
  )
}

function Silence({ silence, timeZone }: { silence: GatewayHistory['silences'][number]; timeZone: string | undefined }) {
  const t = useT('gatewayHistory')
  const { language } = useLanguage()
  const now = useNow()
  const { from, to } = silence
  const lastedMs = (to ? new Date(to).getTime() : now) - new Date(from).getTime()
  return (
    <li>
      <span className="wd-figures">{formatInstant(from, timeZone)}</span>
      <span>{formatDuration(lastedMs, language)}</span>
      {to ? null : <StatusDot tone="error">{t('gatewayHistory.lasts')}</StatusDot>}
    </li>
  )
}

/** The newest few, and all of them for the asking. */
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
