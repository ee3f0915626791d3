import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import { livePath } from '@wattdesk/contract/telemetry/terms.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { requestLiveTicket } from '../telemetry.queries.ts'
import { LiveConnection } from './live-connection.ts'
import { createLiveStore, type LiveView } from './live-store.ts'

type LiveSite = LiveView & { reconnectNow: () => void; clear: () => void }

/** Receives a site's messages on these topics while the component is mounted. */
export function useLiveSite(site: Pick<LiveSnapshot, 'siteId' | 'topics'>, topics: readonly string[]): LiveSite {
  const [store] = useState(() => createLiveStore(site.topics))
  const [connection, setConnection] = useState<LiveConnection>()
  const view = useSyncExternalStore(store.subscribe, store.snapshot)
  const wanted = topics.join(' ')

  useEffect(() => {
    const live = new LiveConnection({
      open: () => openSocket(site.siteId),
      isRefusal: (error) => error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429,
      onMessage: store.take,
      onState: store.setState,
    })
    setConnection(live)
    const online = () => live.reconnectNow()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      live.close()
    }
  }, [site.siteId, store])
  useEffect(() => connection?.ask(wanted.split(' ')), [connection, wanted])

  return { ...view, clear: store.clear, reconnectNow: () => connection?.reconnectNow() }
}

async function openSocket(siteId: string): Promise<WebSocket> {
  const ticket = await requestLiveTicket(siteId)
  const address = new URL(livePath, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  address.searchParams.set('ticket', ticket)
  return new WebSocket(address)
}
