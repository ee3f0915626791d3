import { Button, Checkbox } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Popover } from '../overlay/Popover.tsx'
import classes from './list.module.css'

type Choice<Value extends string> = { value: Value; label: string }

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
  const names = choices.filter((choice) => chosen.includes(choice.value)).map((choice) => choice.label)
  const summary = names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ')
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="default"
          size="xs"
          className={classes.filter}
          data-active={names.length > 0 || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {names.length > 0 ? `${label}: ${summary}` : label}
        </Button>
      )}
    >
      {() => <Choices choices={choices} chosen={chosen} onChoose={onChoose} isSingle={isSingle} />}
    </Popover>
  )
}

/** The boxes respond immediately; the list updates afterwards. */
function Choices<Value extends string>({ choices, chosen, onChoose, isSingle }: Omit<Props<Value>, 'label'>) {
  const { t } = useLanguage()
  const [marked, setMarked] = useState<readonly Value[]>(chosen)
  const choose = (next: Value[]) => {
    setMarked(next)
    onChoose(next)
  }
  return (
    <div className={classes.chooser}>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={marked.includes(value)}
          onChange={(event) => {
            const others = isSingle ? [] : marked.filter((one) => one !== value)
            choose(event.currentTarget.checked ? [...others, value] : others)
          }}
        />
      ))}
      <Button variant="subtle" size="compact-sm" disabled={marked.length === 0} onClick={() => choose([])}>
        {t('ui.action.clear')}
      </Button>
    </div>
  )
}
