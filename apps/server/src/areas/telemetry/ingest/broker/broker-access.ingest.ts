import { untilAvailable } from '../../../../db/until-available.ts'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { EmbeddedBroker } from '../../../../platform/mqtt/embedded-broker.ts'
import type { UsedCredential } from '../../../../platform/mqtt/mqtt-credentials.ts'
import { listOtherAccess, recordCredentialUse, watchAccess } from '../../../gateways/credentials/gateway-credentials.service.ts'

/** Keeps what the embedded broker knows of gateways' credentials, and what is known of their use, up to date. */
export async function openBrokerAccess(ctx: Pick<Ctx, 'db' | 'bus' | 'clock' | 'log'>) {
  const closing = new AbortController()
  const patience = { signal: closing.signal, log: ctx.log, what: 'a credential of a gateway' }
  // One after the other, so that an older answer never follows a newer one.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    last = last
      .then(() => untilAvailable(work, patience))
      .catch((error: unknown) => {
        if (!closing.signal.aborted) ctx.log.error({ err: error }, 'a credential of a gateway could not be passed on')
      })
  }
  let stop = () => {}
  return {
    access: await listOtherAccess(ctx),
    onUsed: (used: UsedCredential) => inTurn(() => recordCredentialUse(ctx, used)),
    follow(broker: Pick<EmbeddedBroker, 'admit'>) {
      stop = watchAccess(ctx, (load) => inTurn(async () => broker.admit(await load())))
      // What changed since the list was read.
      inTurn(async () => broker.admit(await listOtherAccess(ctx)))
    },
    async close() {
      stop()
      closing.abort()
      await last
    },
  }
}
