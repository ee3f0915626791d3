import { IconCloudOff } from '@tabler/icons-react'
import { type QueryState, useQueryClient } from '@tanstack/react-query'
import { atServer } from '@wattdesk/ui/feedback/clock.ts'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useIsReachable } from '@wattdesk/ui/network/use-is-reachable.ts'
import { tryAgain } from '../api/query-client.ts'
import { useFormats } from '../language/use-formats.ts'
import { useWords } from '../language/use-words.ts'
import classes from './shell.module.css'
import type { useHomeQuery } from './use-home.ts'

/** Older responses count as old. Live measurements arrive every few seconds, responses every minute. */
const oldMs = 3 * 60_000
/** A response this new is not old, although the next one failed. */
const newMs = 5_000

/**
 * Shows the age of old data: without network, the app shows the last known state. So does a screen, or a part of it, that cannot be
 * updated although the home can.
 */
export function Freshness({ query }: { query: ReturnType<typeof useHomeQuery> }) {
  const t = useWords()
  const { age } = useFormats()
  const now = useNow()
  const isReachable = useIsReachable()
  const client = useQueryClient()
  const { dataUpdatedAt, data, isError, failureCount } = query
  const failed = client.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => isOutdated(state, isReachable) })
  const failedAt = failed.map(({ state }) => state.dataUpdatedAt)
  const ageOf = (instants: readonly number[]) => now - atServer(Math.min(...instants))
  const homeMs = ageOf([dataUpdatedAt])
  const isHomeOld = data !== undefined && (homeMs > oldMs || ((isError || failureCount > 0 || !isReachable) && homeMs > newMs))
  if (isHomeOld) return <Old text={t('customerApp.offline', { age: age(ageOf([dataUpdatedAt, ...failedAt])) })} />
  const failedMs = failed.length > 0 ? ageOf(failedAt) : 0
  if (failedMs <= newMs) return null
  return <Old text={t('customerApp.partlyOld', { age: age(failedMs) })} onRetry={() => void tryAgain(client)} />
}

const isOutdated = ({ data, status }: Pick<QueryState, 'data' | 'status'>, isReachable: boolean) =>
  data !== undefined && (!isReachable || status === 'error')

function Old({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const t = useWords()
  return (
    <p className={classes.old} role="status">
      <IconCloudOff size={18} aria-hidden />
      <span>{text}</span>
      {onRetry ? (
        <button type="button" onClick={onRetry}>
          {t('customerApp.failure.retry')}
        </button>
      ) : null}
    </p>
  )
}
