import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useFormats } from '../language/use-formats.ts'
import { useWords } from '../language/use-words.ts'
import { isLiveOld, liveAgeMs } from './live-age.ts'
import { useHome } from './use-home.ts'

/** The age of the latest measurement in words if its figures are not those of now: a home that fell silent may have changed since. */
export function useLiveAge(): string | null {
  const t = useWords()
  const { home } = useHome()
  const { age } = useFormats(home.timeZone)
  const now = useNow()
  const { live } = home
  return live?.powers && isLiveOld(live, now) ? t('customerApp.live.old', { age: age(liveAgeMs(live, now)) }) : null
}
