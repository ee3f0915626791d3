import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Language, localeTable } from '@wattdesk/contract/languages.ts'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import { useState } from 'react'
import { preferencesQuery, useKeepPreference } from '../areas/profile/profile.queries.ts'

const isOffered = (language: Language) => localeTable.some((locale) => locale.offered && locale.language === language)

/** Switches between the offered languages and the member's own, which they can always come back to, on any device. */
export function LanguageMenu({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const { t, language, setLanguage } = useLanguage()
  const { data: preferences } = useQuery({ ...preferencesQuery, enabled: isSignedIn })
  const keep = useKeepPreference()
  // Before the sign-in, the one that this page is in.
  const [first] = useState(language)
  const own = isOffered(language) ? (preferences?.ownLanguage ?? first) : language
  const choose = async (chosen: Language) => {
    await setLanguage(chosen)
    keep({ language: chosen, ...(isOffered(language) ? {} : { ownLanguage: language }) })
  }
  const items = localeTable
    .filter((locale, index) => locale.offered || (locale.language === own && isFirstOf(index)))
    .map((locale) => ({
      key: locale.code,
      label: locale.name,
      isChecked: locale.language === language,
      onSelect: () => void choose(locale.language),
    }))
  return (
    <Menu
      label={t('shell.header.language')}
      items={items}
      placement="bottom-end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="subtle"
          color="gray"
          size="compact-md"
          aria-label={`${t('shell.header.language')}: ${tagOf(language)}`}
        >
          {language.toUpperCase()}
        </Button>
      )}
    />
  )
}

/** Several locales may share a catalogue; the first one in the table represents the language. */
function isFirstOf(index: number): boolean {
  return localeTable.findIndex((locale) => locale.language === localeTable[index]?.language) === index
}
