import { untilAvailable } from '../../../../db/until-available.ts'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { EmbeddedBroker } from '../../../../platform/mqtt/embedded-broker.ts'
import type { UsedCredential } from '../../../../platform/mqtt/mqtt-credentials.ts'
import { listOtherAccess, recordCredentialUse, watchAccess } from '../../../gateways/credentials/gateway-credentials.service.ts'

/** Passes changes of gateways' credentials to the embedded broker, and records their use. */
export async function openBrokerAccess(ctx: Pick<Ctx, 'db' | 'bus' | 'clock' | 'log'>) {
  const closing = new AbortController()
  const patience = { signal: closing.signal, log: ctx.log, what: 'a credential of a gateway' }
  // Serialized, so that an older response never overwrites a newer one.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    last = last
      .then(() => untilAvailable(work, patience))
      .catch((error: unknown) => {
        if (!closing.signal.aborted) ctx.log.error({ err: error }, 'a gateway credential could not be passed to the broker')
      })
  }
  let stop = () => {}
  return {
    access: await listOtherAccess(ctx),
    onUsed: (used: UsedCredential) => inTurn(() => recordCredentialUse(ctx, used)),
    follow(broker: Pick<EmbeddedBroker, 'admit'>) {
      stop = watchAccess(ctx, (load) => inTurn(async () => broker.admit(await load())))
      // Changes since the list was read.
      inTurn(async () => broker.admit(await listOtherAccess(ctx)))
    },
    async close() {
      stop()
      closing.abort()
      await last
    },
  }
}
