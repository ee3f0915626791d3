import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readStored, writeStored } from '../session/storage.ts'

export type Draft = { isKept: boolean; clear: () => void }

const keyOf = (name: string) => `draft:${name}`

/**
 * Keeps the input of a page's form while the member is away, until it is saved or discarded, or the member signs out. Keeps only what
 * differs from the record, so that others' changes are not lost.
 */
export function useDraft<Values extends object>(name: string, form: Form<Values>, initial: Values): Draft {
  const [kept, setKept] = useState(() => parse(readStored(keyOf(name)), initial))
  const restore = useEffectEvent(() => {
    for (const [path, value] of Object.entries(kept ?? {})) form.set(path, value)
  })
  useEffect(() => restore(), [])
  const { values, isDirty } = form
  const wasDirty = useRef(false)
  useEffect(() => {
    // At first, what is kept is not restored yet. Later, all input was taken back.
    if (!isDirty && !wasDirty.current) return
    wasDirty.current = true
    const typed = Object.entries(values).filter(([path, value]) => !isSame(value, initial[path as keyof Values]))
    writeStored(keyOf(name), typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : undefined)
  }, [name, values, isDirty, initial])
  const clear = () => {
    writeStored(keyOf(name), undefined)
    setKept(undefined)
  }
  return { isKept: kept !== undefined, clear }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only fields that the form still has; undefined without any, or if the stored text cannot be read. */
function parse(text: string | undefined, initial: object): Record<string, unknown> | undefined {
  try {
    const fields: unknown = JSON.parse(text ?? '{}')
    const known = Object.entries(Object(fields)).filter(([path]) => path in initial)
    return known.length > 0 ? Object.fromEntries(known) : undefined
  } catch {
    return undefined
  }
}
