/** `partial`: less than nine tenths of the quarter hour were measured; gaps are not filled. */
export const qualities = ['measured', 'partial', 'estimated'] as const

export const livePath = '/api/v1/live'
export const liveHeartbeatSeconds = 30
export const liveTopicsMax = 64

export const liveCloseCodes = {
  /** The member's session ended: sign in again. */
  sessionEnded: 4401,
  /** The member may no longer see this site live. */
  rightsChanged: 4403,
  /** The client read too slowly; reconnect for a fresh snapshot. */
  tooSlow: 4408,
  tooManyRequests: 4429,
} as const
