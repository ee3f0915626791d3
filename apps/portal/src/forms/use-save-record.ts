import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { CallError } from '../api/call-error.ts'
import { toasts } from '../api/toasts.ts'
import type { Conflict } from './conflict.ts'
import { useEditConflict } from './use-edit-conflict.tsx'
import { useSchemaForm } from './use-schema-form.ts'

type Options<Values, Schema extends z.ZodType, Saved> = {
  /** The schema of the contract: the very one the server checks with. */
  schema: Schema
  /** The record as the form holds it when it opens; read once. */
  initial: () => Values
  /** What is typed, in the shape that is sent; as it is typed when absent. Must be a stable function. */
  toModel?: (values: Values) => unknown
  /** The form's own field for a fault of the model, where the two are not named alike. Must be a stable function. */
  toForm?: (fault: FieldFault) => FieldFault
  save: (model: z.input<Schema>) => Promise<Saved>
  /** What to do when somebody else saved first; a record without a version has none. */
  conflict?: Conflict<Values>
  /** The faulty fields of a refused save, where the error says them in a way of its own. */
  faultsOf?: (error: unknown) => FieldFault[]
  /** The toast after saving. */
  saved: string | ((saved: Saved) => string)
  /** Why it was not saved; the reason alone when absent. */
  failed?: (reason: string) => string
  /** Asks again for everything that shows the record. */
  refresh: (client: QueryClient, saved: Saved) => unknown
  onSaved?: (saved: Saved) => void
  /** True when an error was answered in another way, such as with a question: then the form does not show it. */
  onError?: (error: unknown) => boolean
}

/** The form of one record and the state of saving it. */
export type Saving<Values = unknown> = {
  form: Pick<Form<Values>, 'isDirty' | 'onSubmit'>
  isPending: boolean
  /** Why the last attempt failed. */
  error: unknown
  failed?: (reason: string) => string
  /** Both versions to choose from, in place of the form, after somebody else saved first. */
  chooser: ReactNode
}

const asTyped = (values: unknown) => values
const faultsIn = (error: unknown) => (error instanceof CallError ? error.faults : [])

/**
 * Everything about saving a record but its fields and its words: a form checked by the contract's schema, the call, faults at
 * their fields, the conflict of two versions, the toast, and what is asked for again. `SaveDialog` shows it.
 */
export function useSaveRecord<Values extends object, Schema extends z.ZodType, Saved>(
  options: Options<Values, Schema, Saved>,
): Saving & { form: Form<Values> } {
  const { schema, toModel = asTyped, toForm, conflict, faultsOf = faultsIn, saved, refresh, onSaved, onError } = options
  const client = useQueryClient()
  const [initial] = useState(options.initial)
  const [answered, setAnswered] = useState<unknown>()
  const save = useMutation({
    meta: { showsErrors: true },
    mutationFn: options.save,
    onSuccess: (record) => {
      toasts.show({ message: typeof saved === 'string' ? saved : saved(record), toastType: 'success' })
      void refresh(client, record)
      onSaved?.(record)
    },
    onError: (error) => {
      if (onError?.(error)) setAnswered(error)
      else if (!versions.handle(error)) form.refuse(toForm ? faultsOf(error).map(toForm) : faultsOf(error))
    },
  })
  const form = useSchemaForm({ initial, schema, toModel, toForm, onSubmit: (model) => save.mutate(model) })
  const versions = useEditConflict({ form, initial, conflict })
  return {
    form,
    isPending: save.isPending,
    error: save.error === answered ? null : save.error,
    failed: options.failed,
    chooser: versions.chooser,
  }
}
