import { type Choice, ChoiceEditor, chosenWords } from './ChoiceEditor.tsx'
import { FilterButton } from './FilterButton.tsx'

type Props<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  onChoose: (chosen: Value[]) => void
  /** A new choice replaces the previous one. */
  isSingle?: boolean
}

/** Filters a list by some of a few values. The button shows them. */
export function FilterChoice<Value extends string>({ label, choices, chosen, onChoose, isSingle }: Props<Value>) {
  const chosenNames = chosenWords(choices, chosen)
  return (
    <FilterButton label={label} chosen={chosenNames}>
      {() => <ChoiceEditor choices={choices} chosen={chosen} onChoose={onChoose} isSingle={isSingle} />}
    </FilterButton>
  )
}
