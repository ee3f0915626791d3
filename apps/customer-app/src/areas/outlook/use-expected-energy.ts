import type { AppOutlook } from '@wattdesk/contract/customer-app/models.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'

/** Expected energy of today and tomorrow; null if unknown. An outlook from the phone may be of an earlier day. */
export function useExpectedEnergy(outlook: AppOutlook | undefined): { todayWh: number | null; tomorrowWh: number | null } {
  if (!outlook) return { todayWh: null, tomorrowWh: null }
  const today = localDayOf(nowMs(), outlook.timeZone)
  const on = (day: string) => outlook.days.find(({ date }) => date === day)?.expectedWh ?? null
  return { todayWh: on(today), tomorrowWh: on(addDays(today, 1)) }
}
