import type { z } from 'zod'

type RangeInput = { fromDate: string; toDate: string }

/** Rejects ranges that end before they begin or are too long. */
export function checkRange({ fromDate, toDate }: RangeInput, context: z.RefinementCtx, maxDays: number): void {
  const fault = (message: string, params: Record<string, string | number>) =>
    context.addIssue({ code: 'custom', message, path: ['toDate'], params })
  if (toDate < fromDate) fault('PeriodBackwards', { from: fromDate, until: toDate })
  else if ((Date.parse(toDate) - Date.parse(fromDate)) / 86_400_000 >= maxDays) fault('PeriodTooLong', { max: maxDays })
}
