import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Tag } from '../feedback/StatusDot.tsx'
import { useT } from '../language/LanguageProvider.tsx'
import classes from './ConflictChooser.module.css'
import type { FieldConflict } from './conflicts.ts'

export type Side = 'mine' | 'saved'
export type Choices = Record<string, Side>

type Props = {
  conflicts: readonly FieldConflict[]
  labelOf: (name: string) => string
  wordsOf: (name: string, value: unknown) => ReactNode
  /** When the other version was saved, in words. */
  savedAt?: string
  isPending?: boolean
  onTake: (choices: Choices) => void
  onBack: () => void
}

const words = { both: 'conflict.both', me: 'conflict.mineOnly', other: 'conflict.otherOnly' } as const

/** Two versions of one record side by side, field by field, to choose from. What was typed is only ever left by choice. */
export function ConflictChooser({ conflicts, labelOf, wordsOf, savedAt, isPending, onTake, onBack }: Props) {
  const t = useT('conflict')
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflicts.map(({ name, by }) => [name, by === 'other' ? 'saved' : 'mine'])),
  )
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // It stands where the form was, whose button had the focus.
    section.current?.focus()
  }, [])
  const takeAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ name }) => [name, side])))
  return (
    <section ref={section} tabIndex={-1} className={classes.chooser} aria-label={t('conflict.intro')}>
      <p role="alert">
        {t('conflict.intro')} {savedAt ? <span className={classes.time}>{t('conflict.savedAt', { time: savedAt })}</span> : null}
      </p>
      <div className={classes.all}>
        <Button variant="default" size="compact-sm" onClick={() => takeAll('mine')}>
          {t('conflict.allMine')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => takeAll('saved')}>
          {t('conflict.allSaved')}
        </Button>
      </div>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.name} className={classes.field}>
          <legend>
            {labelOf(conflict.name)} <Tag tone={conflict.by === 'both' ? 'warning' : 'neutral'}>{t(words[conflict.by])}</Tag>
          </legend>
          <Version
            conflict={conflict}
            side="mine"
            chosen={choices[conflict.name]}
            wordsOf={wordsOf}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflict.name]: side }))}
          />
          <Version
            conflict={conflict}
            side="saved"
            chosen={choices[conflict.name]}
            wordsOf={wordsOf}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflict.name]: side }))}
          />
        </fieldset>
      ))}
      <div className={classes.buttons}>
        <Button variant="default" disabled={isPending} onClick={onBack}>
          {t('conflict.back')}
        </Button>
        <Button loading={isPending} onClick={() => onTake(choices)}>
          {t('conflict.take')}
        </Button>
      </div>
    </section>
  )
}

type VersionProps = {
  conflict: FieldConflict
  side: Side
  chosen: Side | undefined
  wordsOf: Props['wordsOf']
  onChoose: (side: Side) => void
}

function Version({ conflict, side, chosen, wordsOf, onChoose }: VersionProps) {
  const t = useT('conflict')
  const id = useId()
  const value = conflict[side]
  const isEmpty = value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  return (
    <label className={classes.version} htmlFor={id}>
      <input id={id} type="radio" name={`conflict ${conflict.name}`} checked={chosen === side} onChange={() => onChoose(side)} />
      <span className={classes.side}>{t(`conflict.${side}`)}</span>
      <span className={classes.value}>
        {isEmpty ? <i className={classes.nothing}>{t('conflict.empty')}</i> : wordsOf(conflict.name, value)}
      </span>
    </label>
  )
}
