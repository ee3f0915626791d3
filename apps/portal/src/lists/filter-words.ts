import type { ReactNode } from 'react'
import type { Filter } from './list-filters.ts'

export type Address = Readonly<Record<string, string | undefined>>
export type ChoiceWords<Value> = {
  label: string
  wordOf: (value: Value) => string
  /** The offered values, if they depend on the rows. */
  values?: readonly Value[]
}
/** A value with a custom label, and an editor unless only links set it. */
export type ExactWords = ChoiceWords<string> & {
  /** Searches for a value that cannot be offered in a list, such as a customer. */
  editor?: (props: { onChoose: (value: string) => void }) => ReactNode
}

/** The label of a filter and of its values; undefined if it is not offered. */
type WordsOf<One> = One extends { kind: 'choice' | 'one'; choices?: readonly (infer Value)[] }
  ? ChoiceWords<Value>
  : One extends { kind: 'exact' }
    ? ExactWords
    : string
export type FilterWords<Filters> = { [Key in keyof Filters]: WordsOf<Filters[Key]> | undefined }

/** `words` has the type that `FilterWords` demands of this kind of filter. */
export type OneFilter = { name: string; filter: Filter; words: unknown; address: Address; onChange: (next: Address) => void }
