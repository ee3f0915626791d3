import type { AppOutlook } from '@wattdesk/contract/customer-app/models.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'
import { chargeReasonOf } from './charge-reason.ts'

export function useBestCharge(outlook: AppOutlook | undefined): { when: string; why: string } | undefined {
  const t = useWords()
  const { clock, share, price } = useFormats(outlook?.timeZone)
  const best = outlook?.bestCharge
  const now = nowMs()
  // An outlook from the phone may be of an earlier day.
  if (!outlook || !best || Date.parse(best.end) <= now) return undefined
  const isTomorrow = localDayOf(Date.parse(best.start), outlook.timeZone) > localDayOf(now, outlook.timeZone)
  const times = { from: clock(best.start), until: clock(best.end) }
  const why = t(`customerApp.outlook.${chargeReasonOf(best)}`, { share: share(best.sunShare), price: price(best.centsPerMwh) })
  return { when: t(isTomorrow ? 'customerApp.outlook.chargeTomorrow' : 'customerApp.outlook.chargeToday', times), why }
}
