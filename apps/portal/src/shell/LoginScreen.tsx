import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { CallError } from '../api/call-error.ts'
import { usePageTitle } from '../page/use-page-title.ts'
import { startPath } from '../session/guards.ts'
import { takeReturnPath } from '../session/storage.ts'
import { goesOnByItself, goOnNextTime } from '../sign-in/go-on.ts'
import { finishSignIn, hasSignInReturn, type SignInReturn, signInTab, startSignIn, takeSignInReturn } from '../sign-in/sign-in.ts'
import { AppearanceMenu } from './AppearanceMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import classes from './LoginScreen.module.css'

/** Few members need it, and its field would be half of what this page loads. */
const MultifactorForm = lazy(async () => ({ default: (await import('./MultifactorForm.tsx')).MultifactorForm }))

/** Leads to the identity provider and back, and through the code step if two-factor authentication is active. */
export function LoginScreen() {
  const t = useT('session')
  const { language } = useLanguage()
  const [needsCode, setNeedsCode] = useState(false)
  const router = useRouter()
  const navigate = useNavigate()
  usePageTitle(t('session.login.title'))

  const enter = async () => {
    goOnNextTime()
    // Goes on here as well if the browser keeps the tab.
    if (window.name === signInTab) window.close()
    const path = takeReturnPath()
    if (path) router.history.replace(path)
    else await navigate({ to: startPath(), replace: true })
  }
  const finish = useMutation({
    meta: { showsErrors: true },
    mutationFn: (back: SignInReturn) => {
      if (back.kind === 'refused') throw new CallError(back.reason, { status: 401, code: 'LoginFailed' })
      return finishSignIn(back.credentials)
    },
    onSuccess: (step) => (step === 'multifactor' ? setNeedsCode(true) : enter()),
  })
  const start = useMutation({ meta: { showsErrors: true }, mutationFn: () => startSignIn(tagOf(language)) })
  const [returns] = useState(hasSignInReturn)
  const { mutate: finishWith } = finish
  const { mutate: goOn } = start
  useEffect(() => {
    // Either works only once, so a second run of this effect finds nothing.
    const back = takeSignInReturn()
    if (back) finishWith(back)
    else if (!returns && goesOnByItself()) goOn()
  }, [finishWith, goOn, returns])

  const isLeaving = start.isPending || start.isSuccess
  const isBusy = finish.isPending || isLeaving
  const failure = finish.error ?? start.error
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <LanguageMenu />
        <AppearanceMenu />
      </div>
      <main className={classes.card}>
        <img src="/icon.svg" width={40} height={40} alt="" />
        {needsCode ? (
          <Suspense>
            <MultifactorForm onVerified={enter} onCancel={() => setNeedsCode(false)} />
          </Suspense>
        ) : (
          <>
            <h1>{t('session.login.title')}</h1>
            <p className={classes.intro}>{t('session.login.intro')}</p>
            {failure ? (
              <p role="alert" className={classes.failure}>
                <LoginFailure error={failure} />
              </p>
            ) : null}
            <Button
              size="md"
              fullWidth
              loading={isBusy}
              rightSection={<IconArrowRight size={18} aria-hidden />}
              onClick={() => start.mutate()}
            >
              {t('session.login.continue')}
            </Button>
            <p className={classes.status} aria-live="polite">
              {finish.isPending ? t('session.login.finishing') : isLeaving ? t('session.login.redirecting') : null}
            </p>
          </>
        )}
      </main>
    </div>
  )
}

function LoginFailure({ error }: { error: unknown }) {
  const { t } = useLanguage()
  const { status, message } = error instanceof CallError ? error : { status: 0, message: '' }
  if (status === 401) return t('session.login.failed')
  if (status === 403) return t('session.login.notRegistered')
  return t('session.login.unexpected', { message: status === 0 ? t('ui.failure.offline') : message })
}
