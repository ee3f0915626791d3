import { untilAvailable } from '../../../db/until-available.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { findGatewaySites, type GatewaySite, watchGateways } from '../../gateways/gateway-pairing.service.ts'

const keptMs = 5 * 60_000
/** An unknown gateway may be paired at any moment. */
const unknownKeptMs = 10_000
const entriesMax = 200_000
const askedAtOnce = 1_000

export type GatewayDirectory = {
  /**
   * Where a gateway stands; undefined when it is unknown or not paired with a site. While the database is unavailable, the
   * answer waits for it; it is rejected only when the directory closes.
   */
  find(serialNumber: string): GatewaySite | undefined | Promise<GatewaySite | undefined>
  close(): void
}

type Question = { answer: Promise<GatewaySite | undefined>; resolve(site: GatewaySite | undefined): void; reject(error: unknown): void }

/**
 * Remembers which site a gateway's serial number belongs to, until a change is announced. Asks for many gateways with one
 * query, one query at a time: thousands that come back after an outage take one connection.
 */
export function openGatewayDirectory(ctx: Pick<Ctx, 'db' | 'bus' | 'clock' | 'log'>): GatewayDirectory {
  const entries = new Map<string, { site: GatewaySite | undefined; until: number }>()
  const questions = new Map<string, Question>()
  /** What was announced while its answer was on its way: the answer may be from before. */
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
      // Asked once more.
      if (outdated.has(serial)) continue
      const site = sites.get(serial)
      entries.set(serial, { site, until: now + (site ? keptMs : unknownKeptMs) })
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
      // Messages read from a socket at once arrive together.
      if (!isAsking) setImmediate(askAll)
      return asked.answer
    },
    close() {
      closing.abort()
      unsubscribe()
    },
  }
}

function newQuestion(): Question {
  const { promise, resolve, reject } = Promise.withResolvers<GatewaySite | undefined>()
  return { answer: promise, resolve, reject }
}
