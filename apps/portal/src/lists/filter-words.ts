import type { ReactNode } from 'react'
import type { Filter } from './list-filters.ts'

export type Address = Readonly<Record<string, string | undefined>>
export type ChoiceWords<Value> = {
  label: string
  wordOf: (value: Value) => string
  /** The offered values, if they depend on the rows. */
  values?: readonly Value[]
}
/** The label of a value. Without an editor, only links set it. */
export type ExactWords = ChoiceWords<string> & {
  /** Searches for a value that a list cannot offer, such as a customer. */
  editor?: (props: { onChoose: (value: string) => void }) => ReactNode
}

/** Labels of a filter and its values; undefined if it is not offered. */
type WordsOf<One> = One extends { kind: 'choice' | 'one'; choices?: readonly (infer Value)[] }
  ? ChoiceWords<Value>
  : One extends { kind: 'exact' }
    ? ExactWords
    : string
export type FilterWords<Filters> = { [Key in keyof Filters]: WordsOf<Filters[Key]> | undefined }

/** `words` has the type that `FilterWords` requires for this kind of filter. */
export type OneFilter = { name: string; filter: Filter; words: unknown; address: Address; onChange: (next: Address) => void }
