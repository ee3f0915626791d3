import { useQueryClient } from '@tanstack/react-query'
import { finishAppSignIn } from '@wattdesk/contract/customer-app/calls.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { forgetAll } from '../../api/queries.ts'
import { useWords } from '../../language/use-words.ts'
import { keepSession } from '../../session/session.ts'
import { Waiting } from '../../shell/Waiting.tsx'
import { SignInScreen } from './SignInScreen.tsx'
import { takeReturn } from './sign-in-return.ts'

/** The identity provider's redirect target: exchanges the code for a session. */
export function ReturnScreen() {
  const t = useWords()
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const returned = takeReturn()
    if (!returned) return navigate('/', { replace: true })
    call(finishAppSignIn, { body: returned }).then(
      (session) => {
        forgetAll(client)
        keepSession(session)
        // Loads the page again, because the server now knows the brand.
        location.replace('/app/')
      },
      (error: unknown) => {
        const isUnknown = error instanceof CallError && error.code === 'UserNotRegistered'
        setFailure(t(isUnknown ? 'customerApp.signIn.notRegistered' : 'customerApp.signIn.failed'))
      },
    )
  }, [client, navigate, t])
  return failure ? <SignInScreen failure={failure} /> : <Waiting />
}
