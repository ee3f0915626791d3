import { Resolver } from 'node:dns/promises'

/** The texts of a name's TXT records; `undefined` if the name servers did not say. */
export type FindTexts = (name: string) => Promise<readonly string[] | undefined>

const recordsMax = 100
/** The name servers said that there is nothing. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/** Asks the machine's name servers, for at most about ten seconds. */
export const findTexts: FindTexts = async (name) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const patience = setTimeout(() => resolver.cancel(), 10_000)
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
