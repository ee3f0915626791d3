import { useQueryClient } from '@tanstack/react-query'
import { conflictsOf, type FieldConflict, isContested, rebased } from '@wattdesk/ui/form/conflicts.ts'
import type { FieldWords, Form } from '@wattdesk/ui/form/use-form.ts'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { codeOf } from '../api/sentence.ts'
import type { Conflict, ConflictCode } from './conflict.ts'

const VersionChooser = lazy(async () => ({ default: (await import('./VersionChooser.tsx')).VersionChooser }))

type Options<Values> = { form: Form<Values>; initial: Values; conflict: Conflict<Values> | undefined }
type Contest<Values> = { code: ConflictCode; fields: FieldConflict[]; saved: Values; savedAt?: string | null }

/**
 * Handles saving over a concurrent change: `chooser` replaces the form and shows both versions by field, and the choice is saved over the
 * newer version. If the other change affects nothing in the form, it saves at once. Input of either side is lost only by choice.
 */
export function useEditConflict<Values extends object>({ form, initial, conflict }: Options<Values>) {
  const client = useQueryClient()
  const base = useRef<Values>(conflict?.base ?? initial)
  const [contest, setContest] = useState<Contest<Values>>()
  const words = comparedFields(form.described(), conflict)

  const saveOver = (saved: Values, names: readonly string[]) => {
    for (const [key, value] of Object.entries(rebased(saved, form.values, [...(conflict?.kept ?? []), ...names]))) form.set(key, value)
    base.current = saved
    setContest(undefined)
    form.submit()
  }
  const compare = async ({ code, load }: Conflict<Values>) => {
    const { values: saved, savedAt } = await load((query) => client.fetchQuery({ ...query, staleTime: 0 }))
    const fields = conflictsOf(base.current, form.values, saved, [...words.keys()])
    if (isContested(fields)) setContest({ code, fields, saved, savedAt })
    else
      saveOver(
        saved,
        fields.map((field) => field.name),
      )
  }
  const chooser: ReactNode = contest ? (
    <Suspense>
      <VersionChooser
        code={contest.code}
        savedAt={contest.savedAt}
        conflicts={contest.fields}
        words={words}
        onBack={() => setContest(undefined)}
        onTake={(choices) =>
          saveOver(
            contest.saved,
            Object.keys(choices).filter((name) => choices[name] === 'mine'),
          )
        }
      />
    </Suspense>
  ) : null
  return {
    chooser,
    /** True for such a conflict. If the other version cannot be loaded, the form shows that. */
    handle(error: unknown): boolean {
      if (!conflict || codeOf(error) !== conflict.code) return false
      void compare(conflict).catch(() => undefined)
      return true
    },
  }
}

/** Fields as they describe themselves, without those kept as typed. Whole values replace the fields within them. */
function comparedFields(
  described: ReadonlyMap<string, FieldWords>,
  conflict: Pick<Conflict<unknown>, 'kept' | 'words'> | undefined,
): Map<string, FieldWords> {
  const { kept = [], words: whole = {} } = conflict ?? {}
  const paths = [...kept, ...Object.keys(whole)]
  const isOwn = (name: string) => !paths.some((path) => name === path || name.startsWith(`${path}.`))
  return new Map([...[...described].filter(([name]) => isOwn(name)), ...Object.entries(whole)])
}
