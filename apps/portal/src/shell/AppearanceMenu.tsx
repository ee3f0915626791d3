import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Menu } from '@wattdesk/ui/overlay/Menu.tsx'
import { useKeepPreference } from '../areas/profile/profile.queries.ts'

export function AppearanceMenu() {
  const { t } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const keep = useKeepPreference()
  const choices = [
    { key: 'light', label: t('shell.header.themeLight'), icon: IconSun, theme: 'light' },
    { key: 'dark', label: t('shell.header.themeDark'), icon: IconMoon, theme: 'dark' },
    { key: 'auto', label: t('shell.header.themeSystem'), icon: IconDeviceDesktop, theme: 'system' },
  ] as const
  const items = choices.map(({ key, theme, ...choice }) => ({
    ...choice,
    key,
    isChecked: colorScheme === key,
    onSelect: () => {
      setColorScheme(key)
      keep({ theme })
    },
  }))
  const Glyph = choices.find((choice) => choice.key === colorScheme)?.icon ?? IconDeviceDesktop
  return (
    <Menu
      label={t('shell.header.theme')}
      items={items}
      placement="bottom-end"
      trigger={(trigger) => (
        <ActionIcon {...trigger} size={34} aria-label={t('shell.header.theme')}>
          <Glyph size={18} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}
