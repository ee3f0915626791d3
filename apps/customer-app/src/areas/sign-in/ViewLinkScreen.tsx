import { useQueryClient } from '@tanstack/react-query'
import { redeemViewLink } from '@wattdesk/contract/customer-app/calls.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../api/call.ts'
import { forgetAll } from '../../api/queries.ts'
import { useWords } from '../../language/use-words.ts'
import { startView } from '../../session/session.ts'
import { Brandmark } from '../../shell/Brandmark.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import classes from './sign-in.module.css'

/** Opens a member's view on a phone. The link's code works once, and is in the fragment (#), which servers never see. */
export function ViewLinkScreen() {
  const t = useWords()
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const code = location.hash.slice(1)
    history.replaceState(null, '', location.pathname)
    if (!code) return navigate('/', { replace: true })
    call(redeemViewLink, { body: { code } }).then(
      ({ token, expiresAt }) => {
        forgetAll(client)
        startView({ accessToken: token, expiresAt, draft: null })
        navigate('/', { replace: true })
      },
      () => setRefused(true),
    )
  }, [client, navigate])
  if (!isRefused) return <Waiting />
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
