import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { FilterChoice } from '@wattdesk/ui/list/FilterChoice.tsx'
import { FilterPeriod } from '@wattdesk/ui/list/FilterPeriod.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { lazy, Suspense } from 'react'
import classes from './list.module.css'
import { askedBy, chosenIn, type Filter } from './list-filters.ts'

const FilterDay = lazy(async () => ({ default: (await import('@wattdesk/ui/list/FilterDay.tsx')).FilterDay }))

type Address = Readonly<Record<string, string | undefined>>
type ChoiceWords<Value> = {
  label: string
  wordOf: (value: Value) => string
  /** Those offered, where that depends on what is shown. */
  values?: readonly Value[]
}

/** What the control of a filter says; undefined where it is not offered. */
type WordsOf<One> = One extends { kind: 'choice' | 'one'; choices?: readonly (infer Value)[] }
  ? ChoiceWords<Value>
  : One extends { kind: 'exact' }
    ? (value: string) => string
    : string
export type FilterWords<Filters> = { [Key in keyof Filters]: WordsOf<Filters[Key]> | undefined }

type Props = {
  filters: Readonly<Record<string, Filter>>
  words: Readonly<Record<string, unknown>>
  address: Address
  onChange: (next: Address) => void
}

/** The control of every filter that a list declares, in its order. */
export function ListFilters({ filters, words, ...props }: Props) {
  return Object.entries(filters).map(([key, filter]) =>
    words[key] === undefined ? null : <FilterControl key={key} name={key} filter={filter} words={words[key]} {...props} />,
  )
}

type ControlProps = Pick<Props, 'address' | 'onChange'> & { name: string; filter: Filter; words: unknown }

/** `words` has the type that `FilterWords` demands of this kind of filter. */
function FilterControl({ name, filter, words, address, onChange }: ControlProps) {
  const given = address[name]
  const put = (value: string | undefined) => onChange({ [name]: value })
  switch (filter.kind) {
    case 'text':
    case 'search':
      return <SearchField className={classes.search} label={words as string} value={given} onChange={put} />
    case 'period':
      return <FilterPeriod label={words as string} period={address} onChoose={({ from, until }) => onChange({ from, until })} />
    case 'day':
      return (
        <Suspense>
          <FilterDay label={words as string} day={given} onChoose={put} />
        </Suspense>
      )
    case 'exact': {
      if (!askedBy(name, filter, address)) return null
      return (
        <Button variant="light" size="xs" rightSection={<IconX size={14} aria-hidden />} onClick={() => put(undefined)}>
          {(words as (value: string) => string)(given ?? '')}
        </Button>
      )
    }
    case 'choice':
    case 'one': {
      const { label, wordOf, values = filter.choices ?? [] } = words as ChoiceWords<string>
      return (
        <FilterChoice
          label={label}
          choices={values.map((value) => ({ value, label: wordOf(value) }))}
          chosen={chosenIn(given, values)}
          isSingle={filter.kind === 'one'}
          onChoose={(chosen) => put(chosen.join(',') || undefined)}
        />
      )
    }
  }
}
