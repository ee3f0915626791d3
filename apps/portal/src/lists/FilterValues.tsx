import { DayChoice } from '@wattdesk/ui/day/DayChoice.tsx'
import { PeriodChoice } from '@wattdesk/ui/day/PeriodChoice.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ChoiceEditor } from '@wattdesk/ui/list/ChoiceEditor.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import type { ExactWords, OneFilter } from './filter-words.ts'
import { chosenIn } from './list-filters.ts'

export function FilterValues({ name, filter, words, address, onChange }: OneFilter) {
  const { t } = useLanguage()
  const given = address[name]
  const put = (value: string | undefined) => onChange({ [name]: value })
  switch (filter.kind) {
    case 'period': {
      const [from, until] = filter.keys
      return (
        <PeriodChoice
          period={{ from: address[from], until: address[until] }}
          onChoose={(period) => onChange({ [from]: period.from, [until]: period.until })}
        />
      )
    }
    case 'day':
      return <DayChoice label={words as string} day={given} onChoose={put} />
    case 'flag':
      return (
        <ChoiceEditor
          choices={filter.choices.map((value) => ({ value, label: t(value === 'true' ? 'ui.yes' : 'ui.no') }))}
          chosen={chosenIn(given, filter.choices)}
          isSingle
          onChoose={([value]) => put(value)}
        />
      )
    case 'exact':
    case 'choice':
    case 'one': {
      const { wordOf, values = 'choices' in filter ? filter.choices : undefined, editor } = words as ExactWords
      if (editor) return editor({ onChoose: put })
      const known = values ?? []
      return (
        <ChoiceEditor
          choices={known.map((value) => ({ value, label: wordOf(value) }))}
          chosen={chosenIn(given, known)}
          isSingle={filter.kind !== 'choice'}
          onChoose={(chosen) => put(chosen.join(',') || undefined)}
        />
      )
    }
    case 'text':
      return <SearchField label={words as string} value={given} onChange={put} />
    case 'search':
      return null
  }
}
