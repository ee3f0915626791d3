import { deliveryStates } from '../terms.ts'

/**
 * Progress of the main user's invitation. `joined` and `not_invited` are states of the user, the others those of the latest invitation
 * mail.
 */
export const invitationStates = ['joined', 'not_invited', ...deliveryStates] as const
export type InvitationState = (typeof invitationStates)[number]
