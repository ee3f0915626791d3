export type TextSearch<Key extends string> = Partial<Record<Key, string>>

/** Parses the known parameters of an address as text, and drops others. */
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
 * Parameters of a list's address as text. The list itself validates them once it is loaded with its screen, so that the first page need not
 * contain every list of the portal.
 */
export function addressOf<Search extends object>(search: Record<string, unknown>): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '')) as Search
}
