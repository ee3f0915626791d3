import type { ViewState } from '@wattdesk/contract/saved-views/models.ts'
import type { ViewedList } from '@wattdesk/contract/saved-views/terms.ts'

/** What a saved view keeps, with the allowed values. */
export type Vocabulary = {
  keys: readonly string[]
  /** The allowed values of a parameter, several joined by commas; others are free text. For `order`, its fields. */
  words?: Readonly<Record<string, readonly string[]>>
}

type Address = Readonly<Record<string, string | undefined>>

/** What saved views need to know about the list. */
export type ViewsOfList = {
  list: ViewedList
  /** The state of the list as its address would contain it. */
  search: Address
  /** The part of `search` from the address itself, without the list's defaults. */
  stated?: Address
  /** Parameters of the surrounding screen, such as the import whose rows it shows. Links to a view contain them. */
  place?: Address
  vocabulary: Vocabulary
  /** Puts a view's state into the address. A step by the member adds a history entry. */
  onOpen: (search: Record<string, string>, options: { isStep: boolean }) => void
}

/** The part of an address that a saved view keeps. */
export function stateOf(search: Address, { keys }: Vocabulary): ViewState {
  return Object.fromEntries(keys.flatMap((key) => (search[key] ? [[key, search[key]]] : [])))
}

/** Adapts a view's state to the list of today; `dropped` names what the list no longer knows. */
export function repairState(state: ViewState, { keys, words = {} }: Vocabulary): { state: ViewState; dropped: string[] } {
  const kept: ViewState = {}
  const dropped: string[] = []
  for (const [key, text] of Object.entries(state)) {
    if (!keys.includes(key)) {
      dropped.push(key)
      continue
    }
    const known = Object.hasOwn(words, key) ? words[key] : undefined
    const isKnown = (part: string) => !known || known.includes(key === 'order' ? (part.split(':')[0] ?? '') : part)
    const parts = text.split(',')
    const good = parts.filter(isKnown)
    if (good.length > 0) kept[key] = good.join(',')
    dropped.push(...parts.filter((part) => !isKnown(part)).map((part) => `${key}: ${part}`))
  }
  return { state: kept, dropped }
}

export function isSameState(one: ViewState, other: ViewState): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => one[key] === other[key])
}
