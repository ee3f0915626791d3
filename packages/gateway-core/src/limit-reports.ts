import { randomUUID } from 'node:crypto'
import type { LimitedPower } from '@wattdesk/device-protocol/appliances.ts'
import { type GatewayLimit, type GatewayLimits, type LimitEvent, limitEventsMax } from '@wattdesk/device-protocol/limits.ts'
import type { UpwardChannel } from '@wattdesk/device-protocol/topics.ts'

type Publish = (channel: UpwardChannel, message: unknown) => Promise<unknown>
type Reported = Omit<LimitEvent, 'at' | 'limitId'> & { power?: LimitedPower }

/** Events waiting for a connection. Beyond this number, the oldest are dropped. */
const waitingMax = 2_000

/** Reports the outcomes of limits, each change once. What the connection loses is reported over the next one. */
export function openLimitReports(publish: Publish) {
  const last = new Map<string, { limitId: string; deviceId: string | undefined; power: LimitedPower | undefined; outcome: string }>()
  const waiting: LimitEvent[] = []
  let kept: readonly string[] | undefined
  let isUnreported = false
  let isSending = false

  const send = async () => {
    while (isUnreported || waiting.length > 0) {
      const events = waiting.slice(0, limitEventsMax)
      isUnreported = false
      const message = { messageId: randomUUID(), at: new Date().toISOString(), kept: [...(kept ?? [])], events }
      try {
        await publish('limits', message satisfies GatewayLimits)
      } catch {
        isUnreported = true
        return
      }
      waiting.splice(0, events.length)
    }
  }
  const sendSoon = () => {
    if (isSending) return
    isSending = true
    void send().finally(() => {
      isSending = false
    })
  }
  const add = (event: Omit<LimitEvent, 'at'>) => {
    waiting.push({ ...event, at: new Date().toISOString() })
    // Events in flight stay in front.
    if (waiting.length > waitingMax) waiting.splice(limitEventsMax, waiting.length - waitingMax)
  }
  /** The limits of a device, each once. */
  const concerned = (deviceId: string, power: LimitedPower, begun: readonly GatewayLimit[]) => {
    const own = (one: { deviceId: string | undefined; power: LimitedPower | undefined }) =>
      one.deviceId === deviceId ? one.power === power : one.deviceId === undefined && power === 'generation'
    const known = begun.map((limit) =>
      limit.of === 'device'
        ? { limitId: limit.limitId, deviceId: limit.deviceId, power: limit.power }
        : { limitId: limit.limitId, deviceId: undefined, power: undefined },
    )
    const all = new Map([...known, ...last.values()].filter(own).map((one) => [keyOf(one), one]))
    return [...all].map(([key, one]) => ({ key, limitId: one.limitId, ...(one.deviceId === undefined ? {} : { deviceId }) }))
  }
  return {
    report({ limitId }: GatewayLimit, { power, ...event }: Reported): void {
      const key = keyOf({ limitId, deviceId: event.deviceId })
      if (last.get(key)?.outcome === event.outcome) return
      last.set(key, { limitId, deviceId: event.deviceId, power, outcome: event.outcome })
      add({ limitId, ...event })
    },
    /** The device has its previous settings again, so all of its limits are over. `begun` has those from before a restart. */
    restored(deviceId: string, power: LimitedPower, begun: readonly GatewayLimit[]): void {
      for (const { key, limitId, ...one } of concerned(deviceId, power, begun)) {
        last.delete(key)
        add({ limitId, ...one, outcome: 'restored' })
      }
    },
    /** The device still has a limit that is over. */
    stuck(
      deviceId: string,
      power: LimitedPower,
      { state, message }: { state: 'refused' | 'unreachable'; message: string },
      begun: readonly GatewayLimit[],
    ): void {
      for (const { key, limitId, ...one } of concerned(deviceId, power, begun)) {
        if (last.get(key)?.outcome === `stuck ${state}`) continue
        last.set(key, { limitId, deviceId: one.deviceId, power, outcome: `stuck ${state}` })
        add({ limitId, ...one, outcome: state, message })
      }
    },
    /** Sends changes, and the list of limits if it changed. */
    flush(limitIds: readonly string[]): void {
      if (limitIds.join() !== kept?.join()) isUnreported = true
      kept = limitIds
      sendSoon()
    },
    /** Reports the limits over a new connection. */
    resume(): void {
      if (!kept) return
      isUnreported = true
      sendSoon()
    },
  }
}

const keyOf = ({ limitId, deviceId = '' }: { limitId: string; deviceId?: string | undefined }) => `${limitId}/${deviceId}`

export type LimitReports = ReturnType<typeof openLimitReports>
