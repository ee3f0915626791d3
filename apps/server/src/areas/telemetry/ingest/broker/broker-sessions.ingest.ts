import { setTimeout as pause } from 'node:timers/promises'
import { topicFilter, upwardChannels } from '@wattdesk/device-protocol/topics.ts'
import { Gauge } from 'prom-client'
import type { Ctx } from '../../../../platform/ctx.ts'
import { newId } from '../../../../platform/ids.ts'
import { metrics } from '../../../../platform/metrics.ts'
import { type MqttLink, type MqttMessage, openMqttLink } from '../../../../platform/mqtt/mqtt.ts'
import { forgetSession, leaveSessions, noteOpened, releaseSessions, renewSessions, type SessionHolder } from './broker-sessions.service.ts'

export type OutsideBroker = {
  url: string
  username?: string | undefined
  passwords?: (() => readonly string[]) | undefined
  /** How many sessions share the messages. */
  sessions: number
}

export type Links = {
  /** Whether this process receives all messages of the sessions it holds. */
  isConnected(): boolean
  /** Sends a message to a gateway. False if this process has no connection. */
  publish(topic: string, payload: string): boolean
  close(): Promise<void>
}

export type Pace = {
  renewEveryMs: number
  /** A process loses its sessions if it does not renew them within this time. */
  lostAfterMs: number
  /** A session beyond the configured number ends once it has delivered nothing for this long. */
  quietMs: number
}

type Held = { link: MqttLink; wasConnectedAt: number }
type Keeper = {
  ctx: Ctx
  broker: OutsideBroker
  pace: Pace
  holder: SessionHolder
  held: Map<number, Held>
  /** An idle connection of a standby process, so that it knows whether it could take over. */
  standby: MqttLink | undefined
  receive: Receive
}
type Receive = (message: MqttMessage) => void

const usualPace: Pace = { renewEveryMs: 2_000, lostAfterMs: 10_000, quietMs: 5_000 }
/** If the broker is unreachable for this long, this process leaves its sessions to the others for `restMs`. */
const unreachableAfterMs = 15_000
const restMs = 30_000
/** A shutdown waits at most this long for the database. */
const leavePatienceMs = 2_000

const sessions = new Gauge({ name: 'wattdesk_broker_sessions', help: 'MQTT sessions that this process holds', registers: [metrics] })

/**
 * Holds this process's share of the product's sessions at an outside broker. A single session has plain subscriptions: one
 * process receives all messages, and the others stand by. Several sessions have shared subscriptions.
 */
export function openBrokerSessions(ctx: Ctx, broker: OutsideBroker, receive: Receive, pace = usualPace): Links {
  const holder = { id: newId(), broker: new URL(broker.url).host, count: broker.sessions }
  const keeper: Keeper = { ctx, broker, pace, holder, held: new Map(), standby: undefined, receive }
  const links = () => [...[...keeper.held.values()].map(({ link }) => link), ...(keeper.standby ? [keeper.standby] : [])]
  const closing = new AbortController()
  /** Since when the database has been available. During an outage, other processes cannot renew their sessions either. */
  let respondsSince: number | undefined
  const round = async () => {
    const mayRemoveLost = respondsSince !== undefined && performance.now() - respondsSince > pace.lostAfterMs
    const pauseMs = await keepSessions(keeper, mayRemoveLost)
    respondsSince ??= performance.now()
    return pauseMs
  }
  const run = async () => {
    while (!closing.signal.aborted) {
      const pauseMs = await round().catch((error: unknown) => {
        if (respondsSince !== undefined) ctx.log.warn({ err: error }, 'the share of MQTT sessions cannot be renewed, trying again')
        respondsSince = undefined
        return pace.renewEveryMs
      })
      await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    isConnected: () => respondsSince !== undefined && links().every((link) => link.isConnected()),
    publish: (topic, payload) => links().some((link) => link.publish(topic, payload)),
    async close() {
      closing.abort()
      const left = (async () => {
        await running
        await Promise.all(links().map((link) => link.close()))
        keeper.held.clear()
        await leaveSessions(ctx, holder)
      })()
      left.catch((error: unknown) => ctx.log.warn({ err: error }, 'MQTT sessions could not be released; others take them over soon'))
      await Promise.race([left, pause(leavePatienceMs, undefined, { ref: false })])
    },
  }
}

/** Opens and closes sessions to match this process's share. Returns the delay before the next run. */
async function keepSessions(keeper: Keeper, mayRemoveLost: boolean): Promise<number> {
  const { ctx, broker, pace, holder, held } = keeper
  const lostAfterMs = mayRemoveLost ? pace.lostAfterMs : undefined
  const { own, opened, surplus, hasOthers } = await renewSessions(ctx, holder, lostAfterMs)
  for (const [number, one] of held) {
    if (one.link.isConnected()) one.wasConnectedAt = performance.now()
    if (!own.includes(number)) await drop(keeper, number)
  }
  for (const number of surplus) {
    await drop(keeper, number)
    await releaseSessions(ctx, holder, [number])
  }
  const added = own.filter((number) => !surplus.includes(number) && !held.has(number))
  for (const number of added) held.set(number, hold(keeper, number, opened.includes(number)))
  if (added.length > 0) ctx.log.info({ broker: holder.broker, sessions: added }, 'this process holds these MQTT sessions now')
  await standBy(keeper)
  const fresh = [...held].filter(([number, { link }]) => !opened.includes(number) && link.isConnected()).map(([number]) => number)
  if (fresh.length > 0) await noteOpened(ctx, holder, fresh)
  for (const [number, { link }] of held) {
    if (number < broker.sessions || !link.isQuiet(pace.quietMs)) continue
    await drop(keeper, number, { endsSession: true })
    await forgetSession(ctx, holder, number)
  }
  sessions.set(held.size)
  const isUnreachable = [...held.values()].some(({ wasConnectedAt }) => performance.now() - wasConnectedAt > unreachableAfterMs)
  if (!isUnreachable || !hasOthers) return pace.renewEveryMs
  for (const number of held.keys()) await drop(keeper, number)
  await leaveSessions(ctx, holder)
  return restMs
}

function hold({ ctx, broker, receive }: Keeper, number: number, wasKept: boolean): Held {
  const plain = upwardChannels.map(topicFilter)
  const shared = plain.map((filter) => `$share/${ctx.deployment.name()}/${filter}`)
  // A number beyond the configured count comes from a previous setting: its queued messages are received, but it subscribes to nothing.
  const filters = number >= broker.sessions ? [] : broker.sessions === 1 ? plain : shared
  return {
    link: openMqttLink({
      ...broker,
      clientId: `${ctx.deployment.name()}-ingest-${number}`,
      version: 5,
      isKept: true,
      wasKept,
      filters,
      formerFilters: [...plain, ...shared].filter((filter) => !filters.includes(filter)),
      receive,
      log: ctx.log,
    }),
    wasConnectedAt: performance.now(),
  }
}

/** Keeps a connection to the broker while this process holds no session. */
async function standBy(keeper: Keeper): Promise<void> {
  const { ctx, broker, holder, held, standby } = keeper
  if (held.size > 0) {
    keeper.standby = undefined
    await standby?.close()
    return
  }
  if (standby) return
  ctx.log.info({ broker: holder.broker }, 'another process holds the MQTT sessions; this one stands by')
  const clientId = `${ctx.deployment.name()}-standby-${holder.id}`
  const receive = () => undefined
  keeper.standby = openMqttLink({ ...broker, clientId, version: 5, isKept: false, filters: [], receive, log: ctx.log })
}

async function drop({ held }: Keeper, number: number, how?: { endsSession: boolean }): Promise<void> {
  const one = held.get(number)
  held.delete(number)
  await one?.link.close(how)
}
