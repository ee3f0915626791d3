import { deliveryStates } from '../terms.ts'

/** How far the main user's invitation got. `joined` and `not_invited` are states of the user, the others of the newest invitation's mail. */
export const invitationStates = ['joined', 'not_invited', ...deliveryStates] as const
export type InvitationState = (typeof invitationStates)[number]
