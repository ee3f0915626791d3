import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useState } from 'react'
import type { Period } from './periods.ts'

export function usePeriod(timeZone: string, initial: Period) {
  const today = localDayOf(nowMs(), timeZone)
  const [shown, setShown] = useState({ period: initial, date: today })
  return { today, ...shown, onChange: (period: Period, date: string) => setShown({ period, date: date > today ? today : date }) }
}
