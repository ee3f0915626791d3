import { useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect, useEffectEvent } from 'react'
import { preferencesQuery } from '../areas/profile/profile.queries.ts'
import { chooseDateNotation } from '../language/reader-dates.ts'
import { chooseReaderZone } from '../language/reader-zone.ts'
import { allowShortcuts } from '../page/shortcuts.ts'

/** Applies the member's language, appearance, time zone, notation of dates and shortcuts in every browser, as soon as they change. */
export function useAccountSettings(): void {
  const { data: preferences } = useQuery(preferencesQuery)
  const { setLanguage } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  const speak = useEffectEvent(setLanguage)
  const kept = preferences?.language
  const theme = preferences?.theme
  const timeZone = preferences && (preferences.timeZone ?? null)
  const notation = preferences && (preferences.dateNotation ?? 'language')

  useEffect(() => {
    if (kept) void speak(kept)
  }, [kept])
  useEffect(() => {
    if (theme) setColorScheme(theme === 'system' ? 'auto' : theme)
  }, [theme, setColorScheme])
  useEffect(() => {
    if (timeZone !== undefined) chooseReaderZone(timeZone ?? undefined)
  }, [timeZone])
  useEffect(() => {
    if (notation) chooseDateNotation(notation)
  }, [notation])
  useEffect(() => allowShortcuts(preferences?.singleKeyShortcuts ?? true), [preferences?.singleKeyShortcuts])
}
