import type { TimelineEntry } from '@wattdesk/contract/timeline/models.ts'
import type { FeedItem } from '@wattdesk/ui/list/VirtualFeed.tsx'
import type { ReactNode } from 'react'

/** Groups entries by the home's days. */
export function underDays(
  entries: readonly TimelineEntry[],
  headingOf: (day: string, entries: number) => ReactNode,
): FeedItem<TimelineEntry>[] {
  const days: { day: string; rows: TimelineEntry[] }[] = []
  for (const entry of entries) {
    const day = entry.localAt.slice(0, 10)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(entry)
    else days.push({ day, rows: [entry] })
  }
  return days.flatMap(({ day, rows }) => [
    { key: `day ${day}`, heading: () => headingOf(day, rows.length) },
    ...rows.map((row) => ({ key: row.key, row })),
  ])
}
