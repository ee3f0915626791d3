import { Button } from '@mantine/core'
import { localeTable, tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import { useKeepPreference } from './use-keep-preference.ts'

/** Switches between the languages offered. */
export function LanguageMenu() {
  const { t, language, setLanguage } = useLanguage()
  const keep = useKeepPreference()
  const items = localeTable
    .filter((locale) => locale.offered)
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
