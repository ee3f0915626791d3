import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPrivateAddress } from '@wattdesk/contract/formats.ts'
import { openGate } from './gate.ts'
import type { Reach } from './outgoing-request.ts'

/** A lookup that takes longer counts as an unknown name. */
const patienceMs = 1_500
const isPublic: Reach = (address) => !isPrivateAddress(address)
type LookUp = (host: string) => Promise<{ address: string }[]>

/**
 * A lookup occupies one of the runtime's few threads until name servers respond, which may be long after our timeout. File access and
 * compression need those threads too, so only two lookups run concurrently.
 */
export function publicHosts(lookUp: LookUp): (host: string, mayReach?: Reach) => Promise<boolean> {
  const gate = openGate({ running: 2, waiting: 16 })
  return async (host, mayReach = isPublic) => {
    const bare = host.replace(/^\[|\]$/g, '')
    if (isIP(bare)) return mayReach(bare)
    const addresses = await new Promise<{ address: string }[]>((resolve, reject) => {
      const ask = async () => {
        setTimeout(resolve, patienceMs, []).unref()
        resolve(await lookUp(bare).catch(() => []))
      }
      gate(ask).catch(reject)
    })
    return addresses.every(({ address }) => mayReach(address))
  }
}

/**
 * False if any address of a host is in a private network or must not be reached. An unknown name passes: it has no address, and every
 * fetch resolves it again.
 */
export const isPublicHost = publicHosts((host) => lookup(host, { all: true }))
