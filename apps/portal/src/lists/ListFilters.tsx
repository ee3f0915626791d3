import type { Translate } from '@wattdesk/i18n/translator.ts'
import { periodWords } from '@wattdesk/ui/day/period.ts'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FilterBar } from '@wattdesk/ui/list/FilterBar.tsx'
import type { FilterPart } from '@wattdesk/ui/list/filter-part.ts'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { lazy } from 'react'
import type { Address, ChoiceWords, ExactWords, OneFilter } from './filter-words.ts'
import classes from './list.module.css'
import { askedBy, chosenIn, type Filter, keysOfFilter } from './list-filters.ts'

const FilterValues = lazy(async () => ({ default: (await import('./FilterValues.tsx')).FilterValues }))

type Props = {
  filters: Readonly<Record<string, Filter>>
  words: Readonly<Record<string, unknown>>
  address: Address
  onChange: (next: Address) => void
}

const isSearch = (filter: Filter): boolean => filter.kind === 'search' || (filter.kind === 'text' && !filter.isFolded)

/** The search, always visible, the active filters, and a button for the others. */
export function ListFilters({ filters, words, address, onChange }: Props) {
  const { t } = useLanguage()
  const offered = Object.entries(filters).filter(([key]) => words[key] !== undefined)
  const parts = offered.flatMap(([key, filter]): FilterPart[] => {
    if (isSearch(filter)) return []
    const one: OneFilter = { name: key, filter, words: words[key], address, onChange }
    return [
      {
        key,
        label: labelOf(one.words),
        chosen: chosenOf(one, t),
        editor: isOffered(one) ? () => <FilterValues {...one} /> : undefined,
        onClear: () => onChange(without([[key, filter]])),
      },
    ]
  })
  return (
    <>
      {offered.map(([key, filter]) =>
        isSearch(filter) ? (
          <SearchField
            key={key}
            className={classes.search}
            label={labelOf(words[key])}
            value={address[key]}
            onChange={(value) => onChange({ [key]: value })}
          />
        ) : null,
      )}
      <FilterBar parts={parts} onClear={() => onChange(without(offered.filter(([, filter]) => !isSearch(filter))))} />
    </>
  )
}

const labelOf = (words: unknown): string => (typeof words === 'string' ? words : (words as ChoiceWords<string>).label)

const without = (filters: readonly (readonly [string, Filter])[]): Address =>
  Object.fromEntries(filters.flatMap(([key, filter]) => keysOfFilter(key, filter).map((one) => [one, undefined])))

/** Filters that only links set have no editor. */
function isOffered({ filter, words }: OneFilter): boolean {
  if (filter.kind !== 'exact') return true
  const { values, editor } = words as ExactWords
  return editor !== undefined || (values?.length ?? 0) > 0
}

function chosenOf({ name, filter, words, address }: OneFilter, t: Translate): string | undefined {
  if (!askedBy(name, filter, address)) return undefined
  const given = address[name] ?? ''
  switch (filter.kind) {
    case 'period': {
      const [from, until] = filter.keys
      return periodWords({ from: address[from], until: address[until] }, t)
    }
    case 'flag':
      return t(given === 'true' ? 'ui.yes' : 'ui.no')
    case 'exact':
      return (words as ExactWords).wordOf(given)
    case 'choice':
    case 'one': {
      const { wordOf, values = filter.choices } = words as ChoiceWords<string>
      const chosen = values ? chosenIn(given, values) : given.split(',')
      const names = chosen.map(wordOf)
      return names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ') || undefined
    }
    default:
      return given
  }
}
