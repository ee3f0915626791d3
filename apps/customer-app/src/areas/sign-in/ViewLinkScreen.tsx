import { useQueryClient } from '@tanstack/react-query'
import { redeemViewLink } from '@wattdesk/contract/customer-app/calls.ts'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { forgetAll } from '../../api/queries.ts'
import { useWords } from '../../language/use-words.ts'
import { startView } from '../../session/session.ts'
import { Brandmark } from '../../shell/Brandmark.tsx'
import { HomeFailure } from '../../shell/HomeFailure.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import classes from './sign-in.module.css'

/** Opens a member's view on a phone. The link's code works once, and is in the fragment (#), which servers never see. */
export function ViewLinkScreen() {
  const t = useWords()
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const [code] = useState(() => location.hash.slice(1))
  const [error, setError] = useState<Error>()
  const [isFetching, setFetching] = useState(false)
  const redeem = useCallback(() => {
    setFetching(true)
    call(redeemViewLink, { body: { code } })
      .then(
        ({ token, expiresAt }) => {
          forgetAll(client)
          startView({ accessToken: token, expiresAt, draft: null })
          navigate('/', { replace: true })
        },
        (reason: unknown) => setError(asError(reason)),
      )
      .finally(() => setFetching(false))
  }, [client, code, navigate])
  useEffect(() => {
    history.replaceState(null, '', location.pathname)
    if (code) redeem()
    else navigate('/', { replace: true })
  }, [code, navigate, redeem])
  if (!error) return <Waiting />
  if (!isRefusal(error)) {
    return (
      <main className={classes.screen}>
        <Brandmark />
        <h1 className="wd-visually-hidden">{t('customerApp.view.linkFailed')}</h1>
        <HomeFailure query={{ error, isFetching, refetch: redeem }} />
      </main>
    )
  }
  return (
    <main className={classes.screen}>
      <Brandmark />
      <div className={classes.words}>
        <h1>{t('customerApp.view.linkRefused')}</h1>
        <p>{t('customerApp.view.linkHelp')}</p>
      </div>
    </main>
  )
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))

/** Other failures say nothing about the link, which may still work. */
const isRefusal = (error: Error) => error instanceof CallError && (error.code === 'ViewLinkInvalid' || error.code === 'ValidationFailed')
