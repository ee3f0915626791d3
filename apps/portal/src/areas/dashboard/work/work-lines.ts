import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import type { WorkPage } from './work.queries.ts'

type Line = ({ kind: 'repeated' } & WorkPage['repeated'][number]) | { kind: 'item'; item: WorkItem }

/** Errors first, then by deadline. Equal alarms of many homes share one line, in the place of the first of them. */
export function urgentLines({ items, repeated }: WorkPage, count: number): Line[] {
  const lines: Line[] = []
  const stated = new Set<WorkPage['repeated'][number]>()
  for (const item of items.toSorted((a, b) => urgencyOf(a) - urgencyOf(b))) {
    const { reason } = item
    // The reader's own work stays separate.
    const same = item.owner?.isCaller
      ? undefined
      : repeated.find(({ level, code }) => reason.kind === 'alarm' && reason.level === level && reason.code === code)
    if (!same) lines.push({ kind: 'item', item })
    else if (!stated.has(same)) lines.push({ kind: 'repeated', ...same })
    if (same) stated.add(same)
  }
  return lines.slice(0, count)
}

/** Work that colleagues took comes last. */
function urgencyOf({ reason, owner }: WorkItem): number {
  if (owner && !owner.isCaller) return 2
  return reason.kind === 'alarm' && reason.level === 'error' ? 0 : 1
}
