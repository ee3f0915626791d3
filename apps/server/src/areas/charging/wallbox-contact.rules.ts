/** Every 30 seconds, the process that holds a connection notes that the wallbox still answers its pings. */
export const connectedWithinMs = 90_000

type Contact = { connectionId: string | null; contactedAt: Date | null }

/** The connection of a wallbox. Null if it has none, or was silent for too long. */
export function connectionOf({ connectionId, contactedAt }: Contact, now: Date): string | null {
  return contactedAt && now.getTime() - contactedAt.getTime() <= connectedWithinMs ? connectionId : null
}
