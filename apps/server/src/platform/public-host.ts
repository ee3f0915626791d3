import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPrivateAddress } from '@wattdesk/contract/formats.ts'

/** Longer than this, and a name counts as one that nobody knows. */
const patienceMs = 1_500

/**
 * False for a host of a private network, by whichever of its addresses. A name that nobody knows passes: it leads nowhere, and
 * whoever fetches from it looks it up again.
 */
export async function isPublicHost(host: string): Promise<boolean> {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare)) return !isPrivateAddress(bare)
  const unknown = new Promise<[]>((resolve) => setTimeout(resolve, patienceMs, []).unref())
  const found = lookup(bare, { all: true }).catch(() => [])
  const addresses = await Promise.race([found, unknown])
  return addresses.every(({ address }) => !isPrivateAddress(address))
}
