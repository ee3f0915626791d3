export type TextSearch<Key extends string> = Partial<Record<Key, string>>

/** Parses the query of an address: the known parameters as text. Others are dropped. */
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
 * The address of a list: its parameters as text. The list itself checks them once it is loaded with its screen, so that the first
 * page need not contain every list of the portal.
 */
export function addressOf<Search extends object>(search: Record<string, unknown>): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '')) as Search
}
