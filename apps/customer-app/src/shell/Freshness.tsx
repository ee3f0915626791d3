import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { atServer } from '@wattdesk/ui/feedback/clock.ts'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useIsReachable } from '@wattdesk/ui/network/use-is-reachable.ts'
import { useFormats } from '../language/use-formats.ts'
import { useWords } from '../language/use-words.ts'
import classes from './shell.module.css'
import type { useHomeQuery } from './use-home.ts'

/** Older responses count as old. Live measurements arrive every few seconds, responses every minute. */
const oldMs = 3 * 60_000

/** Shows the age of old data: without network, the app shows the last known state. */
export function Freshness({ query }: { query: ReturnType<typeof useHomeQuery> }) {
  const t = useWords()
  const { age } = useFormats()
  const now = useNow()
  const isReachable = useIsReachable()
  const { dataUpdatedAt, data, isError, failureCount } = query
  const cache = useQueryClient().getQueryCache()
  // Without network, the screen may show older responses than that of the home.
  const shownAt = isReachable
    ? []
    : cache.findAll({ type: 'active' }).flatMap(({ state }) => (state.data === undefined ? [] : state.dataUpdatedAt))
  const ageMs = now - atServer(Math.min(dataUpdatedAt, ...shownAt))
  const isOld = data !== undefined && (ageMs > oldMs || ((isError || failureCount > 0 || !isReachable) && ageMs > 5_000))
  if (!isOld) return null
  return (
    <p className={classes.old} role="status">
      <IconCloudOff size={18} aria-hidden />
      {t('customerApp.offline', { age: age(ageMs) })}
    </p>
  )
}
