import type { ErrorCode } from '@wattdesk/contract/errors.ts'
import { formatInstant } from '@wattdesk/i18n/formats.ts'
import { conflictsOf, type FieldConflict, isContested } from '@wattdesk/ui/form/conflicts.ts'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { codeOf } from '../api/sentence.ts'

const ConflictChooser = lazy(async () => ({ default: (await import('@wattdesk/ui/form/ConflictChooser.tsx')).ConflictChooser }))

type Versioned = { version: number }

type Options<Values> = {
  form: Form<Values>
  /** What editing began with. */
  initial: Values
  /** The record as it is saved now, in the form's shape. */
  load: () => Promise<{ values: Values; savedAt?: string | null }>
  /** The form's fields with their labels. */
  labels: Partial<Record<keyof Values & string, string>>
  /** A value as it is shown; as it is typed unless said otherwise. */
  wordsOf?: (name: string, value: unknown) => ReactNode
  code?: ErrorCode
}

type Conflict<Values> = { fields: FieldConflict[]; saved: Values; savedAt?: string }

/**
 * Saving over somebody else's change: where the two touched different fields the form is saved again from the newer version;
 * otherwise both versions are shown to choose from, in place of the form (`chooser`). Nothing typed is lost.
 */
export function useEditConflict<Values extends Versioned>(options: Options<Values>) {
  const { form, initial, load, labels, wordsOf = (_, value) => String(value), code = 'CustomerChanged' } = options
  const base = useRef<Values>(initial)
  const [conflict, setConflict] = useState<Conflict<Values>>()

  const rebase = (saved: Values, taken: readonly string[]) => {
    for (const name of taken) form.set(name, saved[name as keyof Values]) // names come from the labels
    form.set('version', saved.version)
    base.current = saved
    setConflict(undefined)
    form.submit()
  }
  const compare = async () => {
    const { values: saved, savedAt } = await load()
    const fields = conflictsOf(base.current, form.values, saved, Object.keys(labels))
    if (!isContested(fields)) return rebase(saved, [])
    setConflict({ fields, saved, savedAt: savedAt ? formatInstant(savedAt) : undefined })
  }
  const chooser = conflict ? (
    <Suspense>
      <ConflictChooser
        key={conflict.saved.version}
        conflicts={conflict.fields}
        savedAt={conflict.savedAt}
        labelOf={(name) => labels[name as keyof Values & string] ?? name}
        wordsOf={wordsOf}
        onBack={() => setConflict(undefined)}
        onTake={(choices) =>
          rebase(
            conflict.saved,
            Object.keys(choices).filter((name) => choices[name] === 'saved'),
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
