export type TextSearch<Key extends string> = Partial<Record<Key, string>>

/** Checks an address's query: the parameters a screen knows, as text; others are dropped. */
export function textSearch<const Keys extends readonly string[]>(keys: Keys) {
  return (search: Record<string, unknown>): TextSearch<Keys[number]> => {
    const given = keys.flatMap((key) => {
      const value = search[key]
      return typeof value === 'string' && value !== '' ? [[key, value]] : []
    })
    return Object.fromEntries(given)
  }
}

/**
 * The address of a list: its parameters as text. The list itself says which it knows and what may stand in them, and is loaded
 * with its screen, so that the first page need not hold every list of the portal.
 */
export function addressOf<Search extends object>(search: Record<string, unknown>): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '')) as Search
}
