import type { AppOutlook } from '@wattdesk/contract/customer-app/models.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useWords } from '../../language/use-words.ts'

export function useBestCharge(outlook: AppOutlook | undefined): { when: string; why: string } | undefined {
  const t = useWords()
  const { clock, share, price } = useFormats(outlook?.timeZone)
  const best = outlook?.bestCharge
  if (!outlook || !best) return undefined
  const isToday = localDayOf(Date.parse(best.start), outlook.timeZone) === outlook.fromDate
  const times = { from: clock(best.start), until: clock(best.end) }
  // The price of a charge with some sun may be unknown, but its share of sun is not.
  const isBySun = best.ground === 'sun' || best.centsPerMwh === null
  const why =
    isBySun && best.sunShare !== null
      ? t('customerApp.outlook.chargeSun', { share: share(best.sunShare) })
      : t('customerApp.outlook.chargePrice', { price: price(best.centsPerMwh) })
  return { when: t(isToday ? 'customerApp.outlook.chargeToday' : 'customerApp.outlook.chargeTomorrow', times), why }
}
