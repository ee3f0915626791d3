import { useQuery } from '@tanstack/react-query'
import { isOver } from '@wattdesk/contract/content/terms.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { contentQuery } from '../api/queries.ts'
import { useHome } from './use-home.ts'

/** The operator's messages, without those whose last day is over where the home is. */
export function useMessages() {
  const { language } = useLanguage()
  const { viewer, home } = useHome()
  const today = localDayOf(nowMs(), home.timeZone)
  return useQuery({
    ...contentQuery(viewer.tenantId, language, 'notices'),
    select: ({ children }) => children.filter(({ fields }) => !isOver(fields, today)),
  })
}
