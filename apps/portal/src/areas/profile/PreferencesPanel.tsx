import { Checkbox, NativeSelect, useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { languages } from '@wattdesk/contract/languages.ts'
import { type DateNotation, dateNotations } from '@wattdesk/contract/profile/terms.ts'
import { timeZones } from '@wattdesk/contract/time-zones.ts'
import { isoDay, spelledDay } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { timeZoneChoices } from '@wattdesk/ui/form/time-zones.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useLanguageName } from '@wattdesk/ui/language/use-language-name.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { useMemo } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { useCan } from '../../session/use-session.ts'
import classes from './profile.module.css'
import { preferencesQuery, useKeepPreference } from './profile.queries.ts'

const themes = ['system', 'light', 'dark'] as const

/** Each choice applies immediately, in all browsers of the member. */
export function PreferencesPanel() {
  const t = useT('profile')
  const languageName = useLanguageName()
  const isReadOnly = !useCan()('write:profile')
  const keep = useKeepPreference()
  const { language, setLanguage } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const query = useQuery(preferencesQuery)
  const preferences = query.data
  const day = isoDay(nowMs())
  const timeZone = preferences?.timeZone ?? null
  const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = useMemo(
    () => [{ value: '', label: t('profile.preferences.browserZone', { timeZone: browserZone }) }, ...timeZoneChoices(timeZones, timeZone)],
    [t, browserZone, timeZone],
  )
  const chooseLanguage = (next: Language) => void setLanguage(next).then(() => keep({ language: next }))
  const chooseTheme = (theme: (typeof themes)[number]) => {
    setColorScheme(theme === 'system' ? 'auto' : theme)
    keep({ theme })
  }
  return (
    <Panel title={t('profile.preferences.title')}>
      {query.isError && !preferences ? <QueryFailure query={query} /> : null}
      <div className={classes.preferences}>
        <NativeSelect
          label={t('profile.field.language')}
          data={languages.map((value) => ({ value, label: languageName(value) }))}
          value={language}
          disabled={isReadOnly}
          onChange={(event) => chooseLanguage(event.currentTarget.value as Language)} // the field offers no other
        />
        <NativeSelect
          label={t('profile.preferences.theme')}
          data={themes.map((value) => ({ value, label: t(`profile.preferences.${value}`) }))}
          value={colorScheme === 'auto' ? 'system' : colorScheme}
          disabled={isReadOnly}
          onChange={(event) => chooseTheme(event.currentTarget.value as (typeof themes)[number])} // the field offers no other
        />
        <NativeSelect
          label={t('profile.preferences.dates')}
          data={dateNotations.map((value) => ({
            value,
            label:
              value === 'iso'
                ? t('profile.preferences.isoDates', { example: day })
                : t('profile.preferences.languageDates', { example: spelledDay(day, language) }),
          }))}
          value={preferences?.dateNotation ?? 'language'}
          disabled={isReadOnly || !preferences}
          onChange={(event) => keep({ dateNotation: event.currentTarget.value as DateNotation })} // the field offers no other
        />
        <NativeSelect
          label={t('profile.field.timeZone')}
          description={t('profile.preferences.timeZoneHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={zones}
          value={timeZone ?? ''}
          disabled={isReadOnly || !preferences}
          onChange={(event) => keep({ timeZone: event.currentTarget.value || null })}
        />
        <Checkbox
          label={t('profile.preferences.shortcuts')}
          description={t('profile.preferences.shortcutsHelp')}
          checked={preferences?.singleKeyShortcuts ?? true}
          disabled={isReadOnly || !preferences}
          onChange={(event) => keep({ singleKeyShortcuts: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('profile.preferences.notificationMail')}
          description={t('profile.preferences.notificationMailHelp')}
          checked={preferences?.notificationMail === 'daily'}
          disabled={isReadOnly || !preferences}
          onChange={(event) => keep({ notificationMail: event.currentTarget.checked ? 'daily' : 'never' })}
        />
      </div>
    </Panel>
  )
}
