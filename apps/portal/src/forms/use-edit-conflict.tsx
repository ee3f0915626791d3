import type { ErrorCode } from '@wattdesk/contract/errors.ts'
import { formatInstant } from '@wattdesk/i18n/formats.ts'
import { conflictsOf, type FieldConflict, isContested, rebased } from '@wattdesk/ui/form/conflicts.ts'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { codeOf } from '../api/sentence.ts'

const ConflictChooser = lazy(async () => ({ default: (await import('@wattdesk/ui/form/ConflictChooser.tsx')).ConflictChooser }))

type Options<Values> = {
  form: Form<Values>
  /** What editing began with. */
  initial: Values
  /** The record as it is saved now, in the form's shape. */
  load: () => Promise<{ values: Values; savedAt?: string | null }>
  /** The form's fields, by their paths, with their labels. */
  labels: Record<string, string>
  /** Paths of what is typed but never read back, such as secrets: it stays as it was typed. */
  kept?: readonly string[]
  /** A value as it is shown; as it is typed, and yes or no, unless said otherwise. */
  wordsOf?: (name: string, value: unknown) => ReactNode
  code?: ErrorCode
}

type Conflict<Values> = { fields: FieldConflict[]; saved: Values; savedAt?: string }

/**
 * Saving over somebody else's change: both versions are shown field by field to choose from, in place of the form (`chooser`),
 * and the choice is saved over the newer version. Where the other changed nothing that the form shows, it is saved at once.
 * Nothing typed is lost, and nothing the other did, but by choice.
 */
export function useEditConflict<Values extends { version: number }>(options: Options<Values>) {
  const { form, initial, load, labels, kept = [], wordsOf, code = 'CustomerChanged' } = options
  const t = useT()
  const base = useRef<Values>(initial)
  const [conflict, setConflict] = useState<Conflict<Values>>()

  const saveOver = (saved: Values, names: readonly string[]) => {
    for (const [key, value] of Object.entries(rebased(saved, form.values, [...kept, ...names]))) form.set(key, value)
    base.current = saved
    setConflict(undefined)
    form.submit()
  }
  const compare = async () => {
    const { values: saved, savedAt } = await load()
    const fields = conflictsOf(base.current, form.values, saved, Object.keys(labels))
    if (isContested(fields)) setConflict({ fields, saved, savedAt: savedAt ? formatInstant(savedAt) : undefined })
    else
      saveOver(
        saved,
        fields.map((field) => field.name),
      )
  }
  const words = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no')
    return wordsOf ? wordsOf(name, value) : String(value)
  }
  const chooser = conflict ? (
    <Suspense>
      <ConflictChooser
        key={conflict.saved.version}
        conflicts={conflict.fields}
        savedAt={conflict.savedAt}
        labelOf={(name) => labels[name] ?? name}
        wordsOf={words}
        onBack={() => setConflict(undefined)}
        onTake={(choices) =>
          saveOver(
            conflict.saved,
            Object.keys(choices).filter((name) => choices[name] === 'mine'),
          )
        }
      />
    </Suspense>
  ) : null
  return {
    chooser,
    /** True when the error is one of these; then the form need not say more. The failure to load is left to the form's own words. */
    handle(error: unknown): boolean {
      if (codeOf(error) !== code) return false
      void compare().catch(() => undefined)
      return true
    },
  }
}
