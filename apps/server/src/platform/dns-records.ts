import { Resolver } from 'node:dns/promises'

/** The texts of a name's TXT records; `undefined` if the name servers did not say. */
export type FindTexts = (name: string) => Promise<readonly string[] | undefined>

const recordsMax = 100
/** The name servers said that there is nothing. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/** Asks the machine's name servers, or the given ones (`address:port`), for at most about ten seconds. */
export async function findTexts(
  name: string,
  { servers, timeoutMs = 2_000 }: { servers?: readonly string[]; timeoutMs?: number } = {},
): Promise<readonly string[] | undefined> {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  if (servers) resolver.setServers(servers)
  const patience = setTimeout(() => resolver.cancel(), 5 * timeoutMs)
  try {
    const records = await resolver.resolveTxt(name)
    // A long text is split into parts.
    return records.slice(0, recordsMax).map((parts) => parts.join(''))
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return []
    return undefined
  } finally {
    clearTimeout(patience)
  }
}
