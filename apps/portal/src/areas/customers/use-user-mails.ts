import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CustomerUser } from '@wattdesk/contract/customer-users.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { codeOf, sentenceOf } from '../../api/sentence.ts'
import { toasts } from '../../api/toasts.ts'
import { inviteUser, resetPassword, verifyUser } from './customer-users.queries.ts'
import { refreshCustomers } from './customers.queries.ts'

/** The mails that can be sent to a user, each with what is said afterwards. */
export function useUserMails(user: CustomerUser) {
  const t = useT('users')
  const { email } = user
  const invite = useMailing(
    () => inviteUser(user),
    t('users.invite.sent', { email }),
    (reason) => t('users.invite.failed', { reason }),
  )
  const verify = useMailing(
    () => verifyUser(user),
    t('users.verify.sent', { email }),
    joined(t('users.verify.failed'), 'VerificationMailNotSent'),
  )
  const reset = useMailing(
    () => resetPassword(user),
    t('users.reset.sent', { email }),
    joined(t('users.reset.failed'), 'ResetPasswordMailNotSent'),
  )
  return { invite, verify, reset }
}

/** What was not sent, then why; a code that says just that is not said twice. */
function joined(failure: string, sameCode: string) {
  return (reason: string, code: string | undefined) => (code === sameCode ? failure : `${failure} ${reason}`)
}

function useMailing(send: () => Promise<unknown>, sent: string, failed: (reason: string, code: string | undefined) => string) {
  const speech = useLanguage()
  const client = useQueryClient()
  return useMutation({
    meta: { showsErrors: true },
    mutationFn: send,
    onSuccess: () => toasts.show({ message: sent, toastType: 'success' }),
    onError: (error) => toasts.show({ message: failed(sentenceOf(error, speech), codeOf(error)), toastType: 'error' }),
    onSettled: () => refreshCustomers(client),
  })
}
