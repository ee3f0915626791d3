import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useFormats } from '../language/use-formats.ts'
import { useWords } from '../language/use-words.ts'
import { useHome } from './use-home.ts'

/** Older figures are stale. */
export const staleMs = 2 * 60_000

/** The age of the latest measurement, in ms. 0 if there is none. */
export const liveAgeMs = ({ measuredAt }: Pick<LiveSnapshot, 'measuredAt'>, now: number): number =>
  measuredAt ? Math.max(0, now - Date.parse(measuredAt)) : 0

/** The age of the latest measurement in words if its figures are not those of now: a home that fell silent may have changed since. */
export function useLiveAge(): string | null {
  const t = useWords()
  const { home } = useHome()
  const { age } = useFormats(home.timeZone)
  const now = useNow()
  const ageMs = home.live?.powers ? liveAgeMs(home.live, now) : 0
  return ageMs > staleMs ? t('customerApp.live.old', { age: age(ageMs) }) : null
}
