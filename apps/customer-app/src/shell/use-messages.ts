import { useQuery } from '@tanstack/react-query'
import { type LocalDay, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { contentQuery } from '../api/queries.ts'
import { useHome } from './use-home.ts'

type Message = { fields: Record<string, unknown> }

/** The operator's messages, without those whose last day is over where the home is. */
export function useMessages() {
  const { language } = useLanguage()
  const { viewer, home } = useHome()
  const today = localDayOf(nowMs(), home.timeZone)
  return useQuery({
    ...contentQuery(viewer.tenantId, language, 'notices'),
    select: ({ children }) => children.filter((message) => isShownOn(today, message)),
  })
}

/** Undated messages are always shown. */
export const isShownOn = (today: LocalDay, { fields: { until } }: Message) => typeof until !== 'string' || until >= today
