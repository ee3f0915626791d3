/** A password is used as typed, never trimmed or truncated. Weak ones are refused with `PasswordTooWeak`. */
export const passwordMin = 8
export const passwordMax = 256
export type PasswordFault = 'too-short' | 'too-long' | 'common' | 'like-email'

export const invitationStates = ['open', 'expired', 'signed_up', 'none'] as const
