import { Button } from '@mantine/core'
import { localeTable } from '@wattdesk/contract/languages.ts'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import { useEffect } from 'react'
import { useKeepPreference } from '../areas/profile/profile.queries.ts'
import { readStored, writeStored } from '../session/storage.ts'

const ownKey = 'own-language'

/** Switches between the offered languages and the member's own. */
export function LanguageMenu() {
  const { t, language, setLanguage } = useLanguage()
  const keep = useKeepPreference()
  const isOffered = localeTable.some((locale) => locale.offered && locale.language === language)
  const own = isOffered ? readStored(ownKey) : language
  useEffect(() => {
    // Remembered, so that a member who tries another language can switch back.
    if (!isOffered) writeStored(ownKey, language)
  }, [isOffered, language])
  const items = localeTable
    .filter((locale, index) => locale.offered || (locale.language === own && isFirstOf(index)))
    .map((locale) => ({
      key: locale.code,
      label: locale.name,
      isChecked: locale.language === language,
      onSelect: () => void setLanguage(locale.language).then(() => keep({ language: locale.language })),
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
