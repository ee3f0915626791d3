import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { CallError } from '../api/call-error.ts'
import type { Conflict } from './conflict.ts'
import { helpCodeOf } from './gateway-error-help.ts'
import { otherCustomerOf } from './other-customer.ts'
import { type Action, type FailureWords, type Undo, useAction } from './use-action.ts'
import { useEditConflict } from './use-edit-conflict.tsx'
import { useSchemaForm } from './use-schema-form.ts'

type Options<Values, Schema extends z.ZodType, Saved> = {
  /** The schema of the contract, which the server also uses. */
  schema: Schema
  /** The record in the form's shape when it opens; read once. */
  initial: () => Values
  /** Maps the typed input to the sent shape; by default unchanged. Must be a stable function. */
  toModel?: (values: Values) => unknown
  /** The form's own field for a fault of the model, where their names differ. Must be a stable function. */
  toForm?: (fault: FieldFault) => FieldFault
  /** Faults that the schema finds only when everything else is valid. Must be a stable function. */
  alsoCheck?: (values: Values) => FieldFault[]
  save: (model: z.input<Schema>) => Promise<Saved>
  /** What to do when somebody else saved first; a record without a version has none. */
  conflict?: Conflict<Values>
  /** The invalid fields of a refused save, if the error names them in its own way. */
  faultsOf?: (error: unknown) => FieldFault[]
  /** The toast after saving. */
  saved?: string | ((saved: Saved) => string | undefined)
  /** Takes it back: offered in the toast. */
  undo?: (saved: Saved) => Undo | undefined
  /** The message of a failure; by default its reason. */
  failed?: FailureWords
  /** Refetches everything that shows the record. */
  refresh: (client: QueryClient, saved: Saved) => unknown
  onSaved?: (saved: Saved) => unknown
  /** True if an error was handled in another way, such as with a question: then the form does not show it. */
  onError?: (error: unknown) => boolean
}

/** The form of one record and the state of saving it. */
export type Saving<Values = unknown> = Pick<Action, 'isPending' | 'error' | 'failed'> & {
  form: Pick<Form<Values>, 'isDirty' | 'onSubmit'>
  /** Both versions to choose from, in place of the form, after somebody else saved first. */
  chooser: ReactNode
}

/** A form closes by then, however slow the network is. */
const refreshedWithinMs = 2_000

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const asTyped = (values: unknown) => values
const faultsIn = (error: unknown) => (error instanceof CallError ? error.faults : [])

/**
 * Everything about saving a record but its fields and its words: a form checked by the contract's schema, the call, faults at
 * their fields, the conflict of two versions, the toast, and the refresh. `SaveDialog` and `SaveForm` show it.
 */
export function useSaveRecord<Values extends object, Schema extends z.ZodType, Saved>(
  options: Options<Values, Schema, Saved>,
): Saving & { form: Form<Values> } {
  const { schema, toModel = asTyped, toForm, alsoCheck, conflict, faultsOf = faultsIn, refresh, onSaved, onError } = options
  const client = useQueryClient()
  const [initial] = useState(options.initial)
  const { run, isPending, error, failed } = useAction({
    act: options.save,
    done: options.saved,
    undo: options.undo,
    failed: options.failed,
    showsErrors: true,
    onDone: async (record) => {
      const refreshed = refresh(client, record)
      // Opened again before the new version is there, the form would conflict with its own member.
      if (conflict) await Promise.race([refreshed, delay(refreshedWithinMs)])
      onSaved?.(record)
    },
    onError: (reason): boolean => {
      if (onError?.(reason)) return true
      if (versions.handle(reason)) return false
      const faults = faultsOf(reason)
      const isShown = form.refuse(toForm ? faults.map(toForm) : faults)
      // A fault is shown once: at its field, unless the line above the buttons has more to say, such as who can mend it. A form that
      // names its faults itself says all of it there.
      const saysMore = otherCustomerOf(reason) || (!options.faultsOf && helpCodeOf(reason))
      return isShown && !saysMore
    },
  })
  const form: Form<Values> = useSchemaForm({ initial, schema, toModel, toForm, alsoCheck, onSubmit: run })
  const versions = useEditConflict({ form, initial, conflict })
  return { form, isPending, error, failed, chooser: versions.chooser }
}
