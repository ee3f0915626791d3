/** States of the infrastructure stack that serves a partner's domain. */
export const stackStates = [
  'CREATE_IN_PROGRESS',
  'CREATE_COMPLETE',
  'CREATE_FAILED',
  'UPDATE_IN_PROGRESS',
  'UPDATE_COMPLETE',
  'DELETE_IN_PROGRESS',
  'DELETE_COMPLETE',
] as const
export type StackState = (typeof stackStates)[number]

/** Why a domain is not proved. */
export const domainFaults = ['RecordMissing', 'RecordDiffers', 'NoAnswer', 'DomainTaken'] as const
export type DomainFault = (typeof domainFaults)[number]

/** The TXT record that proves a domain stands below this label. */
export const proofLabel = '_wattdesk'
/** The name of the record is a name too, and names have 253 characters at most. */
export const domainMax = 253 - proofLabel.length - 1

/** Time to set the record. */
export const proofHours = 72
