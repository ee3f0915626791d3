import type { TimelineEntry } from '@wattdesk/contract/timeline.ts'
import type { FeedItem } from '@wattdesk/ui/list/VirtualFeed.tsx'
import type { ReactNode } from 'react'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The reader's own day of an entry. Made by hand: `Intl` takes far longer, and there may be thousands. */
export function dayOf({ at, isWholeDay }: Pick<TimelineEntry, 'at' | 'isWholeDay'>): string {
  if (isWholeDay) return at.slice(0, 10)
  const date = new Date(at)
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** Entries as they come, each day below its heading. */
export function underDays(
  entries: readonly TimelineEntry[],
  headingOf: (day: string, entries: number) => ReactNode,
): FeedItem<TimelineEntry>[] {
  const days: { day: string; rows: TimelineEntry[] }[] = []
  for (const entry of entries) {
    const day = dayOf(entry)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(entry)
    else days.push({ day, rows: [entry] })
  }
  return days.flatMap(({ day, rows }) => [
    { key: `day ${day}`, heading: headingOf(day, rows.length) },
    ...rows.map((row) => ({ key: row.key, row })),
  ])
}
