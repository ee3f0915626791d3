import type { CustomerUser } from '@wattdesk/contract/customers/users/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { codeOf } from '../../../api/sentence.ts'
import { type FailureWords, useAction } from '../../../forms/use-action.ts'
import { refreshCustomers } from '../customers.queries.ts'
import { inviteUser, resetPassword, verifyUser } from './customer-users.queries.ts'

/** Sends mails to a user and shows toasts; calls `onEnd` after each. */
export function useUserMails(user: CustomerUser, onEnd?: () => void) {
  const t = useT('customerUsers')
  const { email } = user
  const invite = useAction({
    act: () => inviteUser({ ...user, wasInvited: user.invitations.length > 0 }),
    done: t('customerUsers.invite.sent', { email }),
    failed: (reason) => t('customerUsers.invite.failed', { reason }),
    refresh: refreshCustomers,
    onEnd,
  })
  const verify = useAction({
    act: () => verifyUser(user),
    done: t('customerUsers.verify.sent', { email }),
    failed: joined(t('customerUsers.verify.failed'), 'VerificationMailNotSent'),
    refresh: refreshCustomers,
    onEnd,
  })
  const reset = useAction({
    act: () => resetPassword(user),
    done: t('customerUsers.reset.sent', { email }),
    failed: joined(t('customerUsers.reset.failed'), 'ResetPasswordMailNotSent'),
    refresh: refreshCustomers,
    onEnd,
  })
  return { invite, verify, reset }
}

/** Adds the reason to the failure, unless the error code says the same. */
function joined(failure: string, sameCode: string): FailureWords {
  return (reason, error) => (codeOf(error) === sameCode ? failure : `${failure} ${reason}`)
}
