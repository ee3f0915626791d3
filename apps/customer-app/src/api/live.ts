import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { createAppLiveTicket } from '@wattdesk/contract/customer-app/calls.ts'
import type { AppHome } from '@wattdesk/contract/customer-app/models.ts'
import type { LiveMessage } from '@wattdesk/contract/telemetry/models.ts'
import { liveHeartbeatSeconds, livePath } from '@wattdesk/contract/telemetry/terms.ts'
import { useEffect } from 'react'
import { call } from './call.ts'
import { homeQuery } from './queries.ts'

const topics = ['power', 'gateway', 'alarms']
const retryMs = [1_000, 2_000, 5_000, 15_000, 60_000]

/** Puts live measurements of a home into its query while the page is visible. */
export function useLive(siteId: string | undefined, chosen: string | undefined, isVisible: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!siteId || !isVisible) return undefined
    return followLive(siteId, (message) => put(client, chosen, message))
  }, [client, siteId, chosen, isVisible])
}

function put(client: QueryClient, chosen: string | undefined, message: LiveMessage): void {
  const { queryKey } = homeQuery(chosen)
  const withLive = (known: AppHome | undefined) => {
    if (!known?.home?.live || message.siteId !== known.home.siteId) return known
    const live = merged(known.home.live, message)
    return live === known.home.live ? known : { ...known, home: { ...known.home, live } }
  }
  // The rest of the home keeps its age.
  client.setQueryData<AppHome>(queryKey, withLive, { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt })
}

type Live = NonNullable<NonNullable<AppHome['home']>['live']>

function merged(live: Live, message: LiveMessage): Live {
  if (message.topic === 'power') {
    const powers = message.data as Live['powers'] // the contract pairs topics and data, which a union of patterns cannot say
    return { ...live, powers, measuredAt: message.at, ageSeconds: 0, stale: false }
  }
  if (message.topic === 'gateway') return { ...live, connection: message.data as Live['connection'] }
  return live
}

/**
 * Receives a home's messages until the returned function is called. Reconnects after every loss, at growing intervals, and pauses while
 * hidden.
 */
export function followLive(siteId: string, onMessage: (message: LiveMessage) => void): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isOver = false
  /** Without waiting for the other side: a dead connection may never confirm its end. */
  const drop = () => {
    clearTimeout(timer)
    if (socket) Object.assign(socket, { onopen: null, onmessage: null, onclose: null })
    socket?.close()
    socket = undefined
  }
  const later = () => {
    drop()
    if (isOver || document.hidden) return
    timer = setTimeout(() => void open(), retryMs[Math.min(failures++, retryMs.length - 1)])
  }
  const watchSilence = () => {
    clearTimeout(timer)
    // Two missed heartbeats mean that the connection is dead, even if it is still open, or never opened.
    timer = setTimeout(later, liveHeartbeatSeconds * 2_500)
  }
  const open = async () => {
    clearTimeout(timer)
    try {
      const { ticket } = await call(createAppLiveTicket, { params: { siteId } })
      if (isOver) return
      drop()
      const address = new URL(`${livePath}?ticket=${encodeURIComponent(ticket)}`, location.href)
      address.protocol = address.protocol.replace('http', 'ws')
      socket = new WebSocket(address)
    } catch {
      return later()
    }
    watchSilence()
    socket.onopen = () => {
      failures = 0
      socket?.send(JSON.stringify({ subscribe: topics }))
      watchSilence()
    }
    socket.onmessage = ({ data }) => {
      watchSilence()
      onMessage(JSON.parse(String(data)) as LiveMessage) // written by the server against the contract
    }
    socket.onclose = later
  }
  const wake = () => {
    if (document.hidden) return drop()
    if (!socket) void open()
  }
  document.addEventListener('visibilitychange', wake)
  void open()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', wake)
    drop()
  }
}
