import { IconCloudOff } from '@tabler/icons-react'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useFormats } from '../language/use-formats.ts'
import { useWords } from '../language/use-words.ts'
import classes from './shell.module.css'
import type { useHomeQuery } from './use-home.ts'

/** Responses older than this count as old. Live measurements come every few seconds, responses every minute. */
const oldMs = 3 * 60_000

/** Says that what is shown is old, and how old: without network the app shows the last known state. */
export function Freshness({ query }: { query: ReturnType<typeof useHomeQuery> }) {
  const t = useWords()
  const { age } = useFormats()
  const now = useNow()
  const { dataUpdatedAt, data, isError, failureCount } = query
  const ageMs = now - dataUpdatedAt
  const isOld = data !== undefined && (ageMs > oldMs || ((isError || failureCount > 0 || !navigator.onLine) && ageMs > 5_000))
  if (!isOld) return null
  return (
    <p className={classes.old} role="status">
      <IconCloudOff size={18} aria-hidden />
      {t('customerApp.offline', { age: age(ageMs) })}
    </p>
  )
}
