import { staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import type { LiveMessage } from '@wattdesk/contract/telemetry/models.ts'
import { type HomeQuantities, type PowerSet, quantitiesOf } from '@wattdesk/energy/home-quantities.ts'
import type { HomeSystem } from '@wattdesk/energy/home-systems.ts'
import { deviceTopicOf, eachOf, measurementNames, measurements, type PowerName, powerNames } from '@wattdesk/energy/quantities.ts'
import type { LiveLoss, LiveSample } from './live-events.format.ts'
import type { LiveSocket } from './live-socket.http.ts'
import {
  contactOf,
  hasNoPower,
  isLive,
  type LatestSample,
  liveAlarmsOf,
  liveAppliancesOf,
  liveConnectionOf,
  livePowersOf,
  liveTopicsOf,
  mergeSources,
} from './live-state.rules.ts'

/** A site's latest state, and the sockets that receive its changes. */
export type LiveSite = {
  readonly sockets: Set<LiveSocket>
  /** Sets what the home has. */
  know(home: HomeQuantities, systems?: readonly HomeSystem[]): void
  /** What is stored has been read. Before that, and before the first sample, sockets receive nothing. */
  begin(): void
  /** Processes a newer sample; ignores older ones. */
  take(sample: LatestSample): void
  /** A source of its samples was lost. */
  lose(loss: LiveLoss): void
  /** Publishes what changes as time passes: connection and alarms. */
  tick(): void
  /** Sends one of its sockets a full snapshot of some topics, which it receives. */
  greet(socket: LiveSocket, topics: readonly string[]): void
}

/** `now` is epoch ms. */
export function openLiveSite(siteId: string, now: () => number): LiveSite {
  const sockets = new Set<LiveSocket>()
  /** Data last sent for each topic, without its time. Equal data is not sent again. */
  const sent = new Map<string, string>()
  const sources = new Map<string, LatestSample>()
  let latest: LatestSample | undefined
  let home: HomeQuantities | undefined
  let systems: readonly HomeSystem[] = []
  let hasBegun = false
  /** Powers measured since the site has been watched. */
  const seen = new Set<PowerName>()
  /** Until it is known what the home has, all that is unmeasured is unknown. */
  const powersKnown = (): PowerSet => (home ? new Set([...(latest ? quantitiesOf(home, latest.at) : []), ...seen]) : new Set(powerNames))

  const messageOf = (topic: string, data: string): Buffer => {
    const at = new Date(latest ? contactOf(latest) : now()).toISOString()
    return Buffer.from(`{"topic":${JSON.stringify(topic)},"siteId":"${siteId}","at":"${at}","data":${data}}`)
  }

  const currentOf = (topic: string): string | undefined =>
    hasBegun || latest ? JSON.stringify(dataOf(topic, latest, now(), powersKnown())) : undefined

  /** Returns false if the data did not change since it was last sent. */
  const publish = (topic: string): boolean => {
    const text = currentOf(topic)
    if (text === undefined || sent.get(topic) === text) return false
    sent.set(topic, text)
    // Serialised once for all sockets.
    const message = messageOf(topic, text)
    for (const socket of sockets) if (topic === 'topics' || socket.topics.has(topic)) socket.send(topic, message)
    return true
  }

  const wantedTopics = () => {
    const wanted = new Set<string>()
    for (const socket of sockets) for (const topic of socket.topics) wanted.add(topic)
    return wanted
  }

  return {
    sockets,
    know(found, foundSystems = []) {
      home = found
      systems = foundSystems
      for (const topic of wantedTopics()) publish(topic)
    },
    begin() {
      hasBegun = true
      for (const topic of ['topics', ...wantedTopics()]) publish(topic)
    },
    take(sample) {
      const before = sources.get(sample.sourceId)
      if (before && (contactOf(sample) < contactOf(before) || (hasNoPower(sample) && sample.at - before.at <= staleAfterMs))) return
      sources.set(sample.sourceId, sample)
      for (const name of powerNames) if (sample[name] !== null) seen.add(name)
      for (const [id, one] of sources) if (contactOf(sample) - contactOf(one) > staleAfterMs) sources.delete(id)
      latest = mergeSources(
        [...sources.values()].sort((a, b) => a.at - b.at),
        systems,
      )
      publish('topics')
      for (const topic of wantedTopics()) publish(topic)
    },
    lose({ sourceId, at }) {
      const source = sources.get(sourceId)
      if (!source) return
      sources.set(sourceId, { ...source, offlineAt: at })
      if (latest?.sourceId === sourceId) latest = { ...latest, offlineAt: at }
      this.tick()
    },
    tick() {
      const wanted = wantedTopics()
      for (const topic of ['gateway', 'alarms']) if (wanted.has(topic)) publish(topic)
    },
    greet(socket, topics) {
      for (const topic of topics) {
        const text = currentOf(topic)
        // What changed as time passed is news to the other sockets, too.
        if (text !== undefined && !publish(topic)) socket.send(topic, messageOf(topic, text))
      }
    },
  }
}

type Data<T extends string> = Extract<LiveMessage, { topic: T }>['data']

/** Current data of a topic; undefined before the first measurement, and figures once the last one is too old to show. */
function dataOf(topic: string, sample: LatestSample | undefined, now: number, known: PowerSet): unknown {
  if (topic === 'topics') return { topics: liveTopicsOf(sample) } satisfies Data<'topics'>
  if (topic === 'gateway') return liveConnectionOf(sample, now) satisfies Data<'gateway'>
  if (topic === 'alarms') return { alarms: liveAlarmsOf(sample, now, known) } satisfies Data<'alarms'>
  if (!sample || !isLive(sample, now)) return undefined
  if (topic === 'power') return livePowersOf(sample, known) satisfies Data<'power'>
  if (topic === 'pv') return { powerW: sample.production } satisfies Data<'pv'>
  if (topic === 'battery') return { powerW: sample.battery, stateOfCharge: sample.batteryStateOfCharge } satisfies Data<'battery'>
  if (topic === 'grid') {
    const { grid, gridImportReading, gridExportReading } = sample
    return { powerW: grid, importReadingWs: gridImportReading, exportReadingWs: gridExportReading } satisfies Data<'grid'>
  }
  return liveAppliancesOf(sample).find((one) => deviceTopicOf(one) === topic)
}

/** Converts a sample from the bus, which was received at an instant. */
export function latestOf({ sourceId, sample }: LiveSample, now: number): LatestSample {
  return {
    at: sample.at,
    sourceId,
    contactedAt: now,
    ...eachOf(measurementNames, (name) => sample[measurements[name].field] ?? null),
    appliances: sample.appliances ?? [],
  }
}
