/** Data may take this long to arrive after installation. */
export const liveDataWithinMs = 20 * 60_000
/** An installation is removed this long after its access expired, unless its gateway is registered or paired again. */
export const keptAfterExpiryMs = 30 * 86_400_000

export const unallocatedStatuses = ['paired', 'scanning', 'scanned', 'scan_failed', 'expired', 'assigned'] as const
export const deletionStatuses = ['none', 'scheduled'] as const

export const unallocatedOrders = ['createdAt', 'expiresAt'] as const
export const assignedOrders = ['assignedAt', 'customerName'] as const
