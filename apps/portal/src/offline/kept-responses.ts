import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { readStored, writeStored } from '../session/storage.ts'
import { ownMemberId } from './kept-work.ts'

/** What installers need at a home without network: installations with gateways, devices and records, and their own profile. */
const keptAreas: ReadonlySet<unknown> = new Set(['unallocated-installations', 'profile', 'preferences', 'flags', 'installer-companies'])
const storageName = 'kept-responses'
const keptMax = 60
const keptCharactersMax = 100_000
const writeAfterMs = 1_000

type Kept = { queryKey: QueryKey; at: number; data: unknown }

/** Shows the member's last known responses until there is network, and stores new ones, also of a member who signs in later. */
export function keepResponses(client: QueryClient): void {
  let memberId = ownMemberId()
  let kept = memberId ? restored(client, memberId) : new Map<string, Kept>()
  let isAboutToWrite = false
  const write = () => {
    isAboutToWrite = false
    // A member who has signed out meanwhile leaves nothing behind.
    if (!memberId || ownMemberId() !== memberId) return
    writeStored(storageName, JSON.stringify({ memberId, release: import.meta.url, responses: [...kept.values()] }))
  }
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !keptAreas.has(query.queryKey[0])) return
    const own = ownMemberId()
    if (!own) return
    if (own !== memberId) {
      memberId = own
      kept = new Map()
    }
    const { data, dataUpdatedAt: at } = query.state
    const known = JSON.stringify(query.queryKey)
    if (kept.get(known)?.at === at) return
    kept.delete(known)
    if (JSON.stringify(data ?? null).length <= keptCharactersMax) kept.set(known, { queryKey: query.queryKey, at, data })
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - keptMax))) kept.delete(oldest)
    if (isAboutToWrite) return
    isAboutToWrite = true
    setTimeout(write, writeAfterMs)
  })
}

function restored(client: QueryClient, memberId: string): Map<string, Kept> {
  const kept = new Map(read(memberId).map((one) => [JSON.stringify(one.queryKey), one]))
  for (const { queryKey, data, at } of kept.values()) {
    client.setQueryData(queryKey, data, { updatedAt: at })
    // Stored data is always refetched, however fresh, so that a reloaded page shows the current state.
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
  return kept
}

function read(memberId: string): Kept[] {
  try {
    const value: unknown = JSON.parse(readStored(storageName) ?? 'null')
    const { memberId: owner, release, responses } = (value ?? {}) as { memberId?: string; release?: string; responses?: Kept[] } // written above
    // Another release's responses may have another shape.
    return owner === memberId && release === import.meta.url && Array.isArray(responses) ? responses : []
  } catch {
    return []
  }
}
