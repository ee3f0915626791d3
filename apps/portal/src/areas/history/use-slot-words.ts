import type { SlotFacts } from '@wattdesk/contract/provenance.ts'
import { formatAge, formatShare } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useMemo } from 'react'

export const slotMs = 900_000
const slotSeconds = 900
/** Below this, a quarter hour counts as partly measured. */
const wholeSlotSeconds = 810

/** Whether a quarter hour was partly measured; the current one never counts. The first starts at `startAt`. */
export function isPartial({ coveredSeconds }: SlotFacts, place: number, startAt: number): boolean {
  const seconds = coveredSeconds[place] ?? 0
  return seconds > 0 && seconds < wholeSlotSeconds && startAt + (place + 1) * slotMs <= nowMs()
}

/** When the newest value of a quarter hour was written, in epoch ms; null if unknown. */
export function writtenAtOf({ writtenAfterMinutes }: SlotFacts, place: number, startAt: number): number | null {
  const minutes = writtenAfterMinutes[place] ?? null
  return minutes === null ? null : startAt + place * slotMs + minutes * 60_000
}

/** Source, coverage and age of quarter hours by position, as text. */
export function useSlotWords() {
  const t = useT('history')
  const { language } = useLanguage()
  return useMemo(() => {
    const measuredShare = (seconds: number) =>
      t('history.measuredShare', { share: formatShare(Math.min(1, seconds / slotSeconds), language) })
    return {
      measuredShare,
      originOf: (facts: SlotFacts, place: number): string | null => {
        const seconds = facts.coveredSeconds[place] ?? 0
        const run = facts.sources.findLast(({ from }) => from <= place)
        return seconds === 0 || !run ? null : `${t(`history.source.${run.source}`)} · ${measuredShare(seconds)}`
      },
      ageOf: (writtenAt: number | null): string | null =>
        writtenAt === null ? null : t('ui.chart.age', { age: formatAge(nowMs() - writtenAt, language) }),
    }
  }, [t, language])
}
