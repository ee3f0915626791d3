import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import type { WorkPage } from './work.queries.ts'

type Repeated = WorkPage['repeated'][number]
/** Equal alarms: those of the reader, or the others with the items that nobody has taken. */
export type RepeatedLine = { kind: 'repeated'; isMine: boolean; free: readonly WorkItem[] } & Repeated
type Line = RepeatedLine | { kind: 'item'; item: WorkItem }

/** Fewer alarms of the reader's own keep a line each. */
const joinedOwnMin = 3

/** Errors first, then by deadline. Equal alarms of many homes share one line, in the place of the first of them. */
export function urgentLines({ items, repeated, total }: WorkPage, count: number): Line[] {
  // The count of the reader's own alarms is known only if all of them are loaded.
  const joinsOwn = items.length === total
  const lines: Line[] = []
  const stated = new Set<string>()
  const groupOf = ({ reason }: WorkItem) =>
    repeated.find(({ level, code }) => reason.kind === 'alarm' && reason.level === level && reason.code === code)
  for (const item of items.toSorted((a, b) => urgencyOf(a) - urgencyOf(b))) {
    const isMine = !!item.owner?.isCaller
    const same = groupOf(item)
    const alike = same ? items.filter((one) => groupOf(one) === same && !!one.owner?.isCaller === isMine) : []
    if (!same || (isMine && !(joinsOwn && alike.length >= joinedOwnMin))) {
      lines.push({ kind: 'item', item })
      continue
    }
    const key = `${same.level} ${same.code} ${isMine}`
    if (!stated.has(key))
      lines.push(isMine ? ownLine(same, alike) : { kind: 'repeated', ...same, isMine, free: alike.filter((one) => !one.owner) })
    stated.add(key)
  }
  return lines.slice(0, count)
}

function ownLine(group: Repeated, items: readonly WorkItem[]): Line {
  const since = items.map((one) => one.since).toSorted()[0] ?? group.since
  const homes = new Set(items.map(({ reason }) => (reason.kind === 'alarm' ? reason.siteId : undefined))).size
  return { kind: 'repeated', ...group, total: items.length, homes, since, isMine: true, free: [] }
}

/** Work that colleagues took comes last. */
function urgencyOf({ reason, owner }: WorkItem): number {
  if (owner && !owner.isCaller) return 2
  return reason.kind === 'alarm' && reason.level === 'error' ? 0 : 1
}
