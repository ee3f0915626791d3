import { useQueryClient } from '@tanstack/react-query'
import { signOutOfApp } from '@wattdesk/contract/customer-app/calls.ts'
import { languages } from '@wattdesk/contract/languages.ts'
import { languageOf, ownNameOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { forgetAll } from '../../api/queries.ts'
import { useWords } from '../../language/use-words.ts'
import { Card } from '../../parts/Card.tsx'
import { Choice } from '../../parts/Choice.tsx'
import parts from '../../parts/parts.module.css'
import { Screen } from '../../parts/Screen.tsx'
import { endSession } from '../../session/session.ts'
import { useBrand } from '../../shell/brand.ts'
import { chooseScheme, chosenScheme, schemes } from '../../shell/color-scheme.ts'
import shell from '../../shell/shell.module.css'
import { useHome } from '../../shell/use-home.ts'

/** After this, signing out no longer waits for the server. */
const patienceMs = 2_000

export function AccountScreen() {
  const t = useWords()
  const { language, setLanguage } = useLanguage()
  const { viewer } = useHome()
  const brand = useBrand()
  const links = [
    { word: 'support', address: brand.supportUrl },
    { word: 'privacy', address: brand.privacyUrl },
    { word: 'impressum', address: brand.impressumUrl },
  ] as const
  const [scheme, setScheme] = useState(chosenScheme)
  const client = useQueryClient()
  const signOut = async () => {
    const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
    await Promise.race([call(signOutOfApp, {}).catch(() => undefined), late])
    // The session ends here whether or not the server knows.
    endSession()
    forgetAll(client)
  }
  return (
    <Screen title={t('customerApp.tabs.account')}>
      <Card>
        <p className={parts.lead}>
          <span>
            <b>{viewer.kind === 'customer' ? viewer.name : viewer.accountName}</b>
            {viewer.kind === 'customer' && viewer.name !== viewer.accountName ? viewer.accountName : null}
          </span>
        </p>
      </Card>
      <Card title={t('customerApp.account.language')}>
        <select
          className={parts.select}
          aria-label={t('customerApp.account.language')}
          value={language}
          onChange={({ target }) => void setLanguage(languageOf(target.value))}
        >
          {languages.map((value) => (
            <option key={value} value={value} lang={value}>
              {ownNameOf(value)}
            </option>
          ))}
        </select>
      </Card>
      <Card title={t('customerApp.account.appearance')}>
        <Choice
          label={t('customerApp.account.appearance')}
          options={schemes.map((value) => ({ value, text: t(`customerApp.account.scheme.${value}`) }))}
          value={scheme}
          onChange={(value) => {
            chooseScheme(value)
            setScheme(value)
          }}
        />
      </Card>
      <Card title={t('customerApp.messages.title')} href="/messages">
        <p className={parts.note}>{t('customerApp.account.messages')}</p>
      </Card>
      {links.map(({ word, address }) =>
        address ? (
          <a key={word} className={parts.plain} href={address} target="_blank" rel="noreferrer">
            {t(`customerApp.account.${word}`)}
          </a>
        ) : null,
      )}
      {viewer.kind === 'customer' ? (
        <button type="button" className={shell.button} data-quiet onClick={() => void signOut()}>
          {t('customerApp.account.signOut')}
        </button>
      ) : (
        <p className={parts.note}>{t('customerApp.view.readOnly')}</p>
      )}
    </Screen>
  )
}
