import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import { currentSession } from '../session/session.ts'
import { clearStored, readStored, removeStored, writeStored } from '../session/storage.ts'

/** A phone's storage is small. */
const keptCharactersMax = 200_000
/** Responses kept: those of the screens, and of the days and periods looked at last. */
const keptMax = 60
const orderKey = 'kept-order'

/** Stores the latest responses, so that the app opens without network with what was seen last. */
export function keepResponses(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || query.meta?.isKept !== true) return
    if (currentSession()?.kind !== 'customer') return
    const text = JSON.stringify({ at: query.state.dataUpdatedAt, data: query.state.data })
    if (text.length <= keptCharactersMax) keep(query.queryHash, text)
  })
}

function keep(hash: string, text: string): void {
  const order = keptOrder().filter((one) => one !== hash)
  while (order.length >= keptMax) forgetOldest(order)
  while (!writeStored(`kept:${hash}`, text)) {
    if (order.length === 0) return
    forgetOldest(order)
  }
  writeStored(orderKey, JSON.stringify([...order, hash]))
}

/** The hashes of kept responses, the one written last at the end. */
function keptOrder(): string[] {
  try {
    const order: unknown = JSON.parse(readStored(orderKey) ?? '[]')
    return Array.isArray(order) ? order.map(String) : []
  } catch {
    return []
  }
}

function forgetOldest(order: string[]): void {
  const oldest = order.shift()
  if (oldest !== undefined) removeStored(`kept:${oldest}`)
}

/** Initial data of a query: the stored response of a customer's own session, and its time. */
export function keptResponse<T>(queryKey: QueryKey): { initialData?: T; initialDataUpdatedAt?: number; meta: { isKept: true } } {
  const meta = { isKept: true } as const
  if (currentSession()?.kind !== 'customer') return { meta }
  try {
    const kept: unknown = JSON.parse(readStored(`kept:${hashKey(queryKey)}`) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return { meta }
    const { at, data } = kept as { at: number; data: T } // written above, by this release or an earlier one
    return { initialData: data, initialDataUpdatedAt: at, meta }
  } catch {
    return { meta }
  }
}

/** Another release's responses may have another shape. */
export function forgetResponsesOfOtherReleases(release: string): void {
  if (readStored('release') === release) return
  clearStored('kept')
  writeStored('release', release)
}
