import { useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect } from 'react'
import { preferencesQuery } from '../areas/profile/profile.queries.ts'
import { hasChosenLanguage } from '../language/language-choice.ts'
import { readStored } from '../session/storage.ts'

/** Where this browser has no choice of its own yet, the member's kept language and appearance hold. */
export function useAccountSettings(): void {
  const { data: preferences } = useQuery(preferencesQuery)
  const { language, setLanguage } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  const kept = preferences?.language
  const theme = preferences?.theme

  useEffect(() => {
    if (kept && kept !== language && !hasChosenLanguage()) void setLanguage(kept)
  }, [kept, language, setLanguage])
  useEffect(() => {
    if (theme && readStored('color-scheme') === undefined) setColorScheme(theme === 'system' ? 'auto' : theme)
  }, [theme, setColorScheme])
}
