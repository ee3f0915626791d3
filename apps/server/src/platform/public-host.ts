import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPrivateAddress } from '@wattdesk/contract/formats.ts'
import { openGate } from './gate.ts'

/** Longer than this, and a name counts as one that nobody knows. */
const patienceMs = 1_500
/**
 * Looking a name up takes one of the runtime's few threads until its servers have answered, which may be long after our
 * patience is over; reading files and compressing need them as well.
 */
const gate = openGate({ running: 2, waiting: 16 })

/**
 * False for a host of a private network, by whichever of its addresses. A name that nobody knows passes: it leads nowhere, and
 * whoever fetches from it looks it up again.
 */
export async function isPublicHost(host: string): Promise<boolean> {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare)) return !isPrivateAddress(bare)
  const addresses = await new Promise<{ address: string }[]>((resolve, reject) => {
    const ask = async () => {
      setTimeout(resolve, patienceMs, []).unref()
      resolve(await lookup(bare, { all: true }).catch(() => []))
    }
    gate(ask).catch(reject)
  })
  return addresses.every(({ address }) => !isPrivateAddress(address))
}
