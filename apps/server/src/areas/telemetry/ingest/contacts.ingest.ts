import type { Ctx } from '../../../platform/ctx.ts'
import { repeat } from '../../../platform/repeat.ts'
import type { Contact, ReceivedRun } from '../../gateways/reports/gateway-reports.service.ts'
import { multirangeOf } from './sequence-ranges.rules.ts'

export type MessageNumber = { run: number; sequence: number }
type Received = { at: Date; runs: Map<number, number[]> }

/** Most runs of a gateway per write, so that none can fill the table. */
const runsAtOnce = 2

/** Collects the latest contact of each gateway and the numbers of its messages, and writes them in batches. */
export function openContacts(
  ctx: Pick<Ctx, 'log' | 'clock'>,
  everyMs: number,
  write: (contacts: readonly Contact[], runs: readonly ReceivedRun[]) => Promise<void>,
) {
  let collected = new Map<string, Received>()
  const flush = async () => {
    if (collected.size === 0) return
    const writing = collected
    collected = new Map()
    try {
      await write(
        [...writing].map(([gatewayId, { at }]) => ({ gatewayId, at })),
        [...writing].flatMap(([gatewayId, { at, runs }]) =>
          [...runs].map(([run, numbers]) => ({ gatewayId, run, received: multirangeOf(numbers), at })),
        ),
      )
    } catch (error) {
      for (const [gatewayId, before] of writing) {
        const since = collected.get(gatewayId)
        for (const [run, numbers] of since?.runs ?? []) before.runs.set(run, [...(before.runs.get(run) ?? []), ...numbers])
        collected.set(gatewayId, { at: since?.at ?? before.at, runs: before.runs })
      }
      throw error
    }
  }
  const stop = repeat(ctx, { name: 'record-contacts', everyMs }, flush)
  return {
    seen(gatewayId: string, { run, sequence }: MessageNumber) {
      const at = ctx.clock.now()
      const one = collected.get(gatewayId) ?? { at, runs: new Map<number, number[]>() }
      one.at = at
      const numbers = one.runs.get(run)
      if (numbers) numbers.push(sequence)
      else if (one.runs.size < runsAtOnce) one.runs.set(run, [sequence])
      collected.set(gatewayId, one)
    },
    async close() {
      await stop()
      await flush().catch((error: unknown) => ctx.log.warn({ err: error }, 'last contacts could not be written'))
    },
  }
}
