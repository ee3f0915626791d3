import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftPrefix, readStored, writeStored } from '../session/storage.ts'

export type Draft = { isKept: boolean; clear: () => void }

const keyOf = (name: string) => draftPrefix + name

/**
 * Keeps the input of a page's form while the member is away, until it is saved or discarded, or the member signs out. Keeps only what
 * differs from the record, so that others' changes are not lost. `base` is the record that the input began from (`baseOfDraft`): its
 * version is sent, so that the server reports a change that was saved meanwhile.
 */
export function useDraft<Values extends object>(name: string, form: Form<Values>, initial: Values, base = initial): Draft {
  const [kept, setKept] = useState(() => typedIn(read(name).typed, initial))
  const restore = useEffectEvent(() => {
    if (!kept) return
    for (const [path, value] of Object.entries({ ...versionOf(base), ...kept })) form.set(path, value)
  })
  useEffect(() => restore(), [])
  const { values, isDirty } = form
  const wasDirty = useRef(false)
  useEffect(() => {
    // At first, what is kept is not restored yet. Later, all input was taken back.
    if (!isDirty && !wasDirty.current) return
    wasDirty.current = true
    const typed = typedIn(values, initial)
    writeStored(keyOf(name), typed && JSON.stringify({ typed, base }))
  }, [name, values, isDirty, initial, base])
  const clear = () => {
    writeStored(keyOf(name), undefined)
    setKept(undefined)
  }
  return { isKept: kept !== undefined, clear }
}

/** The record that the kept input began from, for `Conflict.base`; the current one without such input. */
export function baseOfDraft<Values extends object>(name: string, initial: Values): Values {
  const stored = read(name)
  return typedIn(stored.typed, initial) ? { ...initial, ...stored.base } : initial
}

type Stored = { typed?: unknown; base?: unknown }

/** Empty without a draft, or if the stored text cannot be read. */
function read(name: string): { typed?: object; base?: object } {
  try {
    const { typed, base }: Stored = Object(JSON.parse(readStored(keyOf(name)) ?? '{}'))
    return { typed: Object(typed), base: Object(base) }
  } catch {
    return {}
  }
}

/** Only fields that the form still has and that differ from the record; undefined without any. */
function typedIn(typed: object | undefined, initial: object): Record<string, unknown> | undefined {
  const record = new Map(Object.entries(initial))
  const own = Object.entries(typed ?? {}).filter(
    ([path, value]) => path !== 'version' && record.has(path) && !isSame(value, record.get(path)),
  )
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

const versionOf = (values: object) => ('version' in values ? { version: values.version } : {})
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
