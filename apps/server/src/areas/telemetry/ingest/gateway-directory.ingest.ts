import { minuteMs } from '@wattdesk/energy/durations.ts'
import { untilAvailable } from '../../../db/until-available.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { findGatewaySites, type GatewaySite, watchGateways } from '../../gateways/pairing/gateway-pairing.service.ts'

const keptMs = 5 * minuteMs
/** An unknown or unpaired gateway may be paired at any moment. */
const unknownKeptMs = 10_000
const entriesMax = 200_000
const askedAtOnce = 1_000

export type GatewayDirectory = {
  /**
   * The site a gateway is paired with, and former ones; undefined if the gateway is unknown, or unpaired and never left a home. Waits
   * while the database is unavailable, and rejects only when the directory closes.
   */
  find(serialNumber: string): GatewaySite | undefined | Promise<GatewaySite | undefined>
  close(): void
}

type Question = { result: Promise<GatewaySite | undefined>; resolve(site: GatewaySite | undefined): void; reject(error: unknown): void }

/**
 * Caches the site of each gateway until a change is announced. Looks up many gateways per query and runs one query at a time,
 * so thousands of gateways reconnecting after an outage use one database connection.
 */
export function openGatewayDirectory(ctx: Pick<Ctx, 'db' | 'bus' | 'clock' | 'log'>): GatewayDirectory {
  const entries = new Map<string, { site: GatewaySite | undefined; until: number }>()
  const questions = new Map<string, Question>()
  /** Gateways that changed during the current query, whose result may be stale. */
  const outdated = new Set<string>()
  const closing = new AbortController()
  let isAsking = false

  const unsubscribe = watchGateways(ctx, (serialNumber) => {
    if (serialNumber === undefined) entries.clear()
    else entries.delete(serialNumber)
    if (isAsking) for (const one of serialNumber === undefined ? questions.keys() : [serialNumber]) outdated.add(one)
  })

  const ask = async () => {
    const serials = [...questions.keys()].slice(0, askedAtOnce)
    outdated.clear()
    const sites = await untilAvailable(() => findGatewaySites(ctx, serials), {
      signal: closing.signal,
      log: ctx.log,
      what: 'the look-up of gateways',
    })
    if (entries.size + serials.length > entriesMax) entries.clear()
    const now = ctx.clock.now().getTime()
    for (const serial of serials) {
      // Stays in `questions`, so the next query looks it up again.
      if (outdated.has(serial)) continue
      const site = sites.get(serial)
      entries.set(serial, { site, until: now + (site?.siteId ? keptMs : unknownKeptMs) })
      questions.get(serial)?.resolve(site)
      questions.delete(serial)
    }
  }

  const askAll = async () => {
    if (isAsking) return
    isAsking = true
    try {
      while (questions.size > 0) await ask()
    } catch (error) {
      for (const question of questions.values()) question.reject(error)
      questions.clear()
    } finally {
      isAsking = false
    }
  }

  return {
    find(serialNumber) {
      const known = entries.get(serialNumber)
      if (known && known.until > ctx.clock.now().getTime()) return known.site
      const asked = questions.get(serialNumber) ?? newQuestion()
      questions.set(serialNumber, asked)
      // Messages read from a socket together share one query.
      if (!isAsking) setImmediate(askAll)
      return asked.result
    },
    close() {
      closing.abort()
      unsubscribe()
    },
  }
}

function newQuestion(): Question {
  const { promise, resolve, reject } = Promise.withResolvers<GatewaySite | undefined>()
  return { result: promise, resolve, reject }
}
