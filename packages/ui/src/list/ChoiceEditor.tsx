import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import classes from './list.module.css'
import { TickLine } from './TickLine.tsx'

export type Choice<Value extends string> = { value: Value; label: string }

/** The labels of the chosen values, shortened beyond two; undefined without any. */
export function chosenWords<Value extends string>(choices: readonly Choice<Value>[], chosen: readonly Value[]): string | undefined {
  const names = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  if (names.length === 0) return undefined
  return names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ')
}

type Props<Value extends string> = {
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  onChoose: (chosen: Value[]) => void
  /** A new choice replaces the previous one. */
  isSingle?: boolean
}

/** Chooses among a few values. The boxes respond immediately; the list updates afterwards. */
export function ChoiceEditor<Value extends string>({ choices, chosen, onChoose, isSingle }: Props<Value>) {
  const { t } = useLanguage()
  const [marked, setMarked] = useState<readonly Value[]>(chosen)
  const choose = (next: Value[]) => {
    setMarked(next)
    onChoose(next)
  }
  return (
    <div className={classes.chooser}>
      {choices.map(({ value, label }) => (
        <TickLine
          key={value}
          label={label}
          isTicked={marked.includes(value)}
          onTick={(isTicked) => {
            const others = isSingle ? [] : marked.filter((one) => one !== value)
            choose(isTicked ? [...others, value] : others)
          }}
        />
      ))}
      <Button variant="subtle" size="compact-sm" disabled={marked.length === 0} onClick={() => choose([])}>
        {t('ui.action.clear')}
      </Button>
    </div>
  )
}
