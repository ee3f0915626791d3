import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Language, localeTable } from '@wattdesk/contract/languages.ts'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import { useState } from 'react'
import { preferencesQuery, useKeepPreference } from '../areas/profile/profile.queries.ts'

const isOffered = (language: Language) => localeTable.some((locale) => locale.offered && locale.language === language)

/** Offers the main languages and the member's own, so that they can always return to it, on any device. */
export function LanguageMenu({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const { t, language, setLanguage } = useLanguage()
  const { data: preferences } = useQuery({ ...preferencesQuery, enabled: isSignedIn })
  const keep = useKeepPreference()
  // Before the sign-in, the language of this page counts as the reader's own.
  const [first] = useState(language)
  const own = isOffered(language) ? (preferences?.ownLanguage ?? first) : language
  const choose = (chosen: Language) => {
    // Kept at once: the page may be closed while the sentences load.
    keep({ language: chosen, ...(isOffered(language) ? {} : { ownLanguage: language }) })
    void setLanguage(chosen)
  }
  const items = localeTable
    .filter((locale, index) => locale.offered || (locale.language === own && isFirstOf(index)))
    .map((locale) => ({
      key: locale.code,
      label: locale.name,
      isChecked: locale.language === language,
      onSelect: () => choose(locale.language),
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

/** Several locales share a language; the first one in the table stands for it. */
function isFirstOf(index: number): boolean {
  return localeTable.findIndex((locale) => locale.language === localeTable[index]?.language) === index
}
