/** A deactivated customer can come back, and is purged afterwards, exactly this long after its deactivation. */
const retentionMs = 30 * 24 * 60 * 60 * 1_000

/** When a customer deactivated at that instant is due to be purged: 30 x 24 hours, whatever the clocks did meanwhile. */
export function purgeDueAt(deactivatedAt: Date): Date {
  return new Date(deactivatedAt.getTime() + retentionMs)
}
