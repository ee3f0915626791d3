import type { ReactNode } from 'react'
import type { Filter } from './list-filters.ts'

export type Address = Readonly<Record<string, string | undefined>>
export type ChoiceWords<Value> = {
  label: string
  wordOf: (value: Value) => string
  /** Those offered, where that depends on what is shown. */
  values?: readonly Value[]
}
/** A value with words of its own, or none where only links set it. */
export type ExactWords = ChoiceWords<string> & {
  /** Finds a value that cannot be offered in a list, such as a customer. */
  editor?: (props: { onChoose: (value: string) => void }) => ReactNode
}

/** What a filter is called, and its values; undefined where it is not offered. */
type WordsOf<One> = One extends { kind: 'choice' | 'one'; choices?: readonly (infer Value)[] }
  ? ChoiceWords<Value>
  : One extends { kind: 'exact' }
    ? ExactWords
    : string
export type FilterWords<Filters> = { [Key in keyof Filters]: WordsOf<Filters[Key]> | undefined }

/** `words` has the type that `FilterWords` demands of this kind of filter. */
export type OneFilter = { name: string; filter: Filter; words: unknown; address: Address; onChange: (next: Address) => void }
