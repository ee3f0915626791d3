import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { Tag } from '../feedback/StatusDot.tsx'
import { useT } from '../language/LanguageProvider.tsx'
import classes from './ConflictChooser.module.css'
import type { FieldConflict } from './conflicts.ts'
import type { FieldWords } from './use-form.ts'

export type Side = 'mine' | 'saved'
export type Choices = Record<string, Side>

type Props = {
  /** States what happened to the record. */
  title: string
  conflicts: readonly FieldConflict[]
  wordsOf: (name: string) => FieldWords
  /** When the other version was saved, formatted. */
  savedAt?: string
  isPending?: boolean
  onTake: (choices: Choices) => void
  onBack: () => void
}

const changedBy = { both: 'forms.conflict.both', me: 'forms.conflict.mineOnly', other: 'forms.conflict.otherOnly' } as const

/** Shows two versions of a record side by side, to choose from by field. Typed values are discarded only by choice. */
export function ConflictChooser({ title, conflicts, wordsOf, savedAt, isPending, onTake, onBack }: Props) {
  const t = useT('forms')
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflicts.map(({ name, by }) => [name, by === 'other' ? 'saved' : 'mine'])),
  )
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // Replaces the form, whose button had the focus.
    section.current?.focus()
  }, [])
  const takeAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ name }) => [name, side])))
  return (
    <section ref={section} tabIndex={-1} className={classes.chooser} aria-label={title}>
      <p role="alert">
        {title} {t('forms.conflict.choose')}{' '}
        {savedAt ? <span className={classes.time}>{t('forms.conflict.savedAt', { time: savedAt })}</span> : null}
      </p>
      <div className={classes.all}>
        <Button variant="default" size="compact-sm" onClick={() => takeAll('mine')}>
          {t('forms.conflict.allMine')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => takeAll('saved')}>
          {t('forms.conflict.allSaved')}
        </Button>
      </div>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.name} className={classes.field}>
          <legend>
            {wordsOf(conflict.name).label} <Tag tone={conflict.by === 'both' ? 'warning' : 'neutral'}>{t(changedBy[conflict.by])}</Tag>
          </legend>
          <Version
            conflict={conflict}
            side="mine"
            chosen={choices[conflict.name]}
            words={wordsOf(conflict.name)}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflict.name]: side }))}
          />
          <Version
            conflict={conflict}
            side="saved"
            chosen={choices[conflict.name]}
            words={wordsOf(conflict.name)}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflict.name]: side }))}
          />
        </fieldset>
      ))}
      <div className={classes.buttons}>
        <Button variant="default" disabled={isPending} onClick={onBack}>
          {t('forms.conflict.back')}
        </Button>
        <Button loading={isPending} onClick={() => onTake(choices)}>
          {t('forms.conflict.take')}
        </Button>
      </div>
    </section>
  )
}

type VersionProps = {
  conflict: FieldConflict
  side: Side
  chosen: Side | undefined
  words: FieldWords
  onChoose: (side: Side) => void
}

function Version({ conflict, side, chosen, words, onChoose }: VersionProps) {
  const t = useT('forms')
  const id = useId()
  const value = conflict[side]
  const isEmpty = value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  return (
    <label className={classes.version} htmlFor={id}>
      <input id={id} type="radio" name={`conflict ${conflict.name}`} checked={chosen === side} onChange={() => onChoose(side)} />
      <span className={classes.side}>{t(`forms.conflict.${side}`)}</span>
      <span className={classes.value}>
        {isEmpty ? <i className={classes.nothing}>{t('forms.conflict.empty')}</i> : (words.wordsOf?.(value) ?? String(value))}
      </span>
    </label>
  )
}
