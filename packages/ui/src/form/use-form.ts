import { faultValues } from '@wattdesk/i18n/fault-values.ts'
import { type FormEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useLanguage, useT } from '../language/LanguageProvider.tsx'
import { afterPress } from './after-press.ts'
import { readPath, writePath } from './form-path.ts'

/** Why a field is rejected: `code` is a key of the validation sentences, `params` are their parameters. */
export type Fault = { field: string; code: string; params?: Record<string, string | number> }

/** The label of a field and the format of its values. */
export type FieldWords = { label: string; wordsOf?: (value: unknown) => ReactNode }

export type Form<Values> = {
  values: Values
  /** Sets the value at a path such as `site.zipCode` or `panels.0.count`. */
  set: (path: string, value: unknown) => void
  read: (path: string) => unknown
  touch: (...paths: string[]) => void
  /** The error to show under a field, once it lost focus or a submit was attempted. */
  errorOf: (path: string, label: string) => string | undefined
  /** Registers an editable field, so that a conflict can name it and its values. */
  describe: (path: string, words: FieldWords) => void
  /** The registered fields in form order. */
  described: () => ReadonlyMap<string, FieldWords>
  isDirty: boolean
  /** The current faults, shown or not. */
  faults: readonly Fault[]
  /**
   * Shows the server's faults and focuses the first. Each disappears when its field changes. True if every fault has a visible field, so
   * that nothing else needs to show it.
   */
  refuse: (faults: Fault[]) => boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Submits from code, showing faults as after a click. */
  submit: () => void
  reset: (values: Values) => void
}

type Options<Values> = {
  initial: Values
  /** Empty if the values are valid. */
  check: (values: Values) => Fault[]
  onSubmit: (values: Values) => void
}

/** The state of a form: values, faults, and when to show them. */
export function useForm<Values extends object>({ initial, check, onSubmit }: Options<Values>): Form<Values> {
  // All sentences that a form may need later, when it must not vanish to load them.
  useT('validation', 'forms')
  const { find } = useLanguage()
  const [start, setStart] = useState(initial)
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [wasSubmitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<Fault[]>([])
  const latest = useRef(values)
  const words = useRef(new Map<string, FieldWords>())
  const submitted = useRef<HTMLFormElement>(null)
  const faults = useMemo(() => check(values), [check, values])

  const set = (path: string, value: unknown) => {
    latest.current = writePath(latest.current, path, value)
    setValues(latest.current)
    setRefused((before) => before.filter((fault) => fault.field !== path))
  }
  // Stable, for effects that reset a form when its data arrives.
  const reset = useCallback((next: Values) => {
    latest.current = next
    setStart(next)
    setValues(next)
    setTouched(new Set())
    setSubmitted(false)
    setRefused([])
  }, [])
  const errorOf = (path: string, label: string) => {
    const isShown = wasSubmitted || touched.has(path)
    const fault = refused.find((one) => one.field === path) ?? (isShown ? faults.find((one) => one.field === path) : undefined)
    if (!fault) return undefined
    // An empty value is only missing, so its format faults are dropped.
    const code = isEmpty(readPath(values, path)) ? 'Required' : fault.code
    return find(`validation.${code}`, { field: label, ...faultValues(fault.params) }) ?? find('validation.Invalid')
  }
  const submit = (): Fault[] => {
    setSubmitted(true)
    setRefused([])
    const now = check(latest.current)
    if (now.length === 0) onSubmit(latest.current)
    return now
  }
  return {
    values,
    set,
    read: (path) => readPath(values, path),
    touch: (...paths) =>
      afterPress(() => setTouched((before) => (paths.every((path) => before.has(path)) ? before : new Set([...before, ...paths])))),
    errorOf,
    describe: (path, one) => words.current.set(path, one),
    described: () => words.current,
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    faults,
    refuse: (found) => {
      setRefused(found)
      const controls = controlsOf(submitted.current, found)
      controls[0]?.focus()
      const names = new Set(controls.map(({ name }) => name))
      return found.length > 0 && found.every(({ field }) => names.has(field))
    },
    reset,
    onSubmit: (event) => {
      event.preventDefault()
      submitted.current = event.currentTarget
      const found = submit()
      controlsOf(submitted.current, found)[0]?.focus()
    },
    submit,
  }
}

const isEmpty = (value: unknown): boolean => value === '' || value === undefined || value === null

type Control = HTMLElement & { name: string }

/** Controls with faults, in page order. */
function controlsOf(form: HTMLFormElement | null, faults: readonly Fault[]): Control[] {
  const named = [...(form?.querySelectorAll<Control>(':is(input, select, textarea, button)[name]') ?? [])]
  return named.filter(({ name }) => faults.some(({ field }) => field === name))
}
