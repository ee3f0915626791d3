import type { BulkActionReasonCount } from '@wattdesk/contract/bulk-actions/models.ts'

/** Most frequent first. */
export function addReasons(known: readonly BulkActionReasonCount[], more: readonly BulkActionReasonCount[]): BulkActionReasonCount[] {
  const sums = new Map<string, BulkActionReasonCount>()
  for (const one of [...known, ...more]) {
    const key = `${one.outcome} ${one.reason}`
    sums.set(key, { ...one, count: (sums.get(key)?.count ?? 0) + one.count })
  }
  return [...sums.values()].sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason))
}
