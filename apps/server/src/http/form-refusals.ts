import { type PasswordFault, passwordMax, passwordMin } from '@wattdesk/contract/auth/terms.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { DomainError } from '../platform/domain-error.ts'

/** Errors of a form, by field or of the form as a whole. */
export type FormFaults = { email?: string; password?: string; form?: string }

/** The sentence and status of an error on a page. Rethrows unexpected errors. In the app, a new password comes from the provider. */
export function refusalOf(t: Translate, error: unknown, isApp = false): { status: number; faults: FormFaults; retryAfterSeconds?: number } {
  if (!(error instanceof DomainError)) throw error
  const retryAfterSeconds = secondsOf(error.details)
  const wait = t('auth.minutes', { count: Math.max(1, Math.ceil((retryAfterSeconds ?? 60) / 60)) })
  switch (error.code) {
    case 'LoginFailed':
      return { status: 401, faults: { form: t('auth.fault.wrong') } }
    case 'SignInLocked':
      return { status: 429, retryAfterSeconds, faults: { form: t(isApp ? 'auth.fault.lockedApp' : 'auth.fault.locked', { wait }) } }
    case 'TooManyRequests':
      return { status: 429, retryAfterSeconds, faults: { form: t('auth.fault.tooMany', { wait }) } }
    case 'Unavailable':
      return { status: 503, retryAfterSeconds: retryAfterSeconds ?? 5, faults: { form: t('auth.fault.busy') } }
    case 'IdentityExists':
      return { status: 409, faults: { form: t('auth.fault.exists') } }
    case 'PasswordTooWeak':
      return { status: 400, faults: { password: weakSentence(t, error.details) } }
    default:
      throw error
  }
}

function weakSentence(t: Translate, details: unknown): string {
  // Only the password policy sets this.
  const { fault } = details as { fault: PasswordFault }
  switch (fault) {
    case 'too-short':
      return t('auth.fault.tooShort', { min: passwordMin })
    case 'too-long':
      return t('auth.fault.tooLong', { max: passwordMax })
    case 'common':
      return t('auth.fault.common')
    case 'like-email':
      return t('auth.fault.likeEmail')
  }
}

function secondsOf(details: unknown): number | undefined {
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return undefined
  return Number(details.retryAfterSeconds)
}
