import { startAppSignIn } from '@wattdesk/contract/customer-app/calls.ts'
import { localeOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { useWords } from '../../language/use-words.ts'
import { Brandmark } from '../../shell/Brandmark.tsx'
import { brand } from '../../shell/brand.ts'
import shell from '../../shell/shell.module.css'
import classes from './sign-in.module.css'

/** Links to the identity provider. The app never sees the password. */
export function SignInScreen({ failure }: { failure?: string }) {
  const t = useWords()
  const { language } = useLanguage()
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle')
  const start = useCallback(async () => {
    setState('starting')
    if (brand.signInUrl) return location.assign(brand.signInUrl)
    try {
      const { uri } = await call(startAppSignIn, { query: { lang: localeOf(language) } })
      location.assign(uri)
    } catch {
      setState('failed')
    }
  }, [language])
  useEffect(() => {
    if (!isStartAsked()) return
    // Once, so that going back from the password page does not lead to it again.
    history.replaceState(null, '', `${location.pathname}?brand=${new URLSearchParams(location.search).get('brand') ?? ''}`)
    void start()
  }, [start])
  const problem = state === 'failed' ? t('customerApp.signIn.failed') : state === 'idle' ? failure : undefined
  return (
    <main className={classes.screen}>
      <Brandmark />
      <div className={classes.words}>
        <h1>{brand.welcome ?? t('customerApp.signIn.title')}</h1>
        <p>{t('customerApp.signIn.intro')}</p>
      </div>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <button type="button" className={shell.button} disabled={state === 'starting'} onClick={() => void start()}>
        {t('customerApp.signIn.start')}
      </button>
    </main>
  )
}

/** A partner's domain leads here to sign in. */
const isStartAsked = () => new URLSearchParams(location.search).has('start')
