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
import { useTypedWork } from './use-typed-work.ts'

type Options<Values, Schema extends z.ZodType, Saved> = {
  /** The contract's schema, which the server also uses. */
  schema: Schema
  /** The record as the form's values; read once, when the form opens. */
  initial: () => Values
  /** Maps the typed input to the sent shape; by default unchanged. Must be a stable function. */
  toModel?: (values: Values) => unknown
  /** Maps a fault of the model to the form's field, if their names differ. Must be a stable function. */
  toForm?: (fault: FieldFault) => FieldFault
  /** Faults that the schema finds only once everything else is valid. Must be a stable function. */
  alsoCheck?: (values: Values) => FieldFault[]
  save: (model: z.input<Schema>) => Promise<Saved>
  /** What to do when somebody else saved first; absent for records without a version. */
  conflict?: Conflict<Values>
  /** Invalid fields of a refused save, if the error names them in its own way. */
  faultsOf?: (error: unknown) => FieldFault[]
  /** Shown in a toast after saving. */
  saved?: string | ((saved: Saved) => string | undefined)
  /** Undoes the change: a button of the toast. */
  undo?: (saved: Saved) => Undo | undefined
  /** By default the reason alone. */
  failed?: FailureWords
  /** Refetches everything that shows the record. */
  refresh: (client: QueryClient, saved: Saved) => unknown
  onSaved?: (saved: Saved) => unknown
  /** Returns true if it handled the error, such as with a question; otherwise the form shows the error. */
  onError?: (error: unknown) => boolean
}

export type Saving<Values = unknown> = Pick<Action, 'isPending' | 'error' | 'failed'> & {
  form: Pick<Form<Values>, 'isDirty' | 'onSubmit'>
  /** Replaces the form after somebody else saved first: both versions to choose from. */
  chooser: ReactNode
}

/** A form closes after this, however slow the network is. */
const refreshedWithinMs = 2_000

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const asTyped = (values: unknown) => values
const faultsIn = (error: unknown) => (error instanceof CallError ? error.faults : [])

/**
 * Saves a record: a form validated by the contract's schema, the call, faults at their fields, version conflicts, the toast and the
 * refresh. Callers add fields and sentences; `SaveDialog` and `SaveForm` show it.
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
      // If the dialog opened again before the new version is loaded, the member would conflict with their own change.
      if (conflict) await Promise.race([refreshed, delay(refreshedWithinMs)])
      onSaved?.(record)
    },
    onError: (reason): boolean => {
      if (onError?.(reason)) return true
      if (versions.handle(reason)) return false
      const faults = faultsOf(reason)
      const isShown = form.refuse(toForm ? faults.map(toForm) : faults)
      // A fault is shown once: at its field, unless the line above the buttons says more, such as who can resolve it. Forms that name their
      // own faults say everything at the fields.
      const saysMore = otherCustomerOf(reason) || (!options.faultsOf && helpCodeOf(reason))
      return isShown && !saysMore
    },
  })
  const form: Form<Values> = useSchemaForm({ initial, schema, toModel, toForm, alsoCheck, onSubmit: run })
  useTypedWork(form.isDirty)
  const versions = useEditConflict({ form, initial, conflict })
  return { form, isPending, error, failed, chooser: versions.chooser }
}
