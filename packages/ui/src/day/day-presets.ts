import { dayAfter, firstOfMonth, lastOfMonth, monthAfter, weekdayOf } from './day.ts'
import type { Period } from './period.ts'

export const periodPresets = ['today', 'yesterday', 'last7', 'last30', 'thisWeek', 'thisMonth', 'lastMonth', 'thisYear'] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** The days of a preset. Current periods end today. */
export function presetPeriod(preset: PeriodPreset, today: string): Required<Period> {
  switch (preset) {
    case 'today':
      return { from: today, until: today }
    case 'yesterday':
      return { from: dayAfter(today, -1), until: dayAfter(today, -1) }
    case 'last7':
      return { from: dayAfter(today, -6), until: today }
    case 'last30':
      return { from: dayAfter(today, -29), until: today }
    case 'thisWeek':
      return { from: dayAfter(today, -weekdayOf(today)), until: today }
    case 'thisMonth':
      return { from: firstOfMonth(today), until: today }
    case 'lastMonth': {
      const from = firstOfMonth(monthAfter(firstOfMonth(today), -1))
      return { from, until: lastOfMonth(from) }
    }
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, until: today }
  }
}
