import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { sentenceOf } from '../../api/sentence.ts'
import { useCan } from '../../session/use-session.ts'
import { appDraftQuery } from './impersonation.queries.ts'

export const environments = ['published', 'draft'] as const
export type Environment = (typeof environments)[number]

/** Published again as soon as the draft no longer exists. */
export function useEnvironment(customerId: string) {
  const t = useT('impersonation')
  const speech = useLanguage()
  const [chosen, setChosen] = useState<Environment>('published')
  const mayRead = useCan()('read:whitelabel-configurations')
  const { data, error, refetch } = useQuery({ ...appDraftQuery(customerId), enabled: mayRead })
  const brand = data?.brand ?? null
  const draft = chosen === 'draft' ? brand : null
  const absence = mayRead ? data?.absence : 'hidden'
  return {
    value: draft ? ('draft' as const) : ('published' as const),
    draft,
    isDraftReady: brand !== null,
    reason: absence ? t(`impersonation.environment.absence.${absence}`) : error && !brand ? sentenceOf(error, speech) : undefined,
    onChange: (next: Environment) => {
      setChosen(next)
      // It may have been changed or published since.
      if (next === 'draft') void refetch()
    },
  }
}
