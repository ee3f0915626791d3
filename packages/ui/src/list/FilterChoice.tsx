import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Popover } from '../overlay/Popover.tsx'
import { type Choice, ChoiceEditor, chosenWords } from './ChoiceEditor.tsx'
import classes from './list.module.css'

type Props<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  onChoose: (chosen: Value[]) => void
  /** A new choice replaces the previous one. */
  isSingle?: boolean
}

/** Filters a list by some of a few values, which the button shows. */
export function FilterChoice<Value extends string>({ label, choices, chosen, onChoose, isSingle }: Props<Value>) {
  const chosenNames = chosenWords(choices, chosen)
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="default"
          size="xs"
          className={classes.filter}
          data-active={chosenNames !== undefined || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {chosenNames ? `${label}: ${chosenNames}` : label}
        </Button>
      )}
    >
      {() => <ChoiceEditor choices={choices} chosen={chosen} onChoose={onChoose} isSingle={isSingle} />}
    </Popover>
  )
}
