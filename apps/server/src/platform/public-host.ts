import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPrivateAddress } from '@wattdesk/contract/formats.ts'
import { openGate } from './gate.ts'

/** Longer than this, and a name counts as one that nobody knows. */
const patienceMs = 1_500
type LookUp = (host: string) => Promise<{ address: string }[]>

/**
 * Looking a name up takes one of the runtime's few threads until its servers have answered, which may be long after our
 * patience is over. Reading files and compressing need those threads as well, so only two names are looked up at once.
 */
export function publicHosts(lookUp: LookUp): (host: string) => Promise<boolean> {
  const gate = openGate({ running: 2, waiting: 16 })
  return async (host) => {
    const bare = host.replace(/^\[|\]$/g, '')
    if (isIP(bare)) return !isPrivateAddress(bare)
    const addresses = await new Promise<{ address: string }[]>((resolve, reject) => {
      const ask = async () => {
        setTimeout(resolve, patienceMs, []).unref()
        resolve(await lookUp(bare).catch(() => []))
      }
      gate(ask).catch(reject)
    })
    return addresses.every(({ address }) => !isPrivateAddress(address))
  }
}

/**
 * False for a host of a private network, by whichever of its addresses. An unknown name passes: it leads nowhere, and
 * whoever fetches from it looks it up again.
 */
export const isPublicHost = publicHosts((host) => lookup(host, { all: true }))
