import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { check as checkWith } from '@wattdesk/contract/validation.ts'
import { type Form, useForm } from '@wattdesk/ui/form/use-form.ts'
import { useCallback } from 'react'
import type { z } from 'zod'

type Options<Values, Schema extends z.ZodType> = {
  initial: Values
  /** The contract's schema, which the server also uses. */
  schema: Schema
  /** Maps the typed input to the sent shape. Must be a stable function. */
  toModel: (values: Values) => unknown
  /** Maps a fault of the model to the form's field, if their names differ. Must be a stable function. */
  toForm?: (fault: FieldFault) => FieldFault
  /** Faults that the schema finds only once everything else is valid. Must be a stable function. */
  alsoCheck?: (values: Values) => FieldFault[]
  onSubmit: (model: z.input<Schema>) => void
}

const same = (fault: FieldFault) => fault
const none = (): FieldFault[] => []

/** Validates a form by the contract's own schema, and sends exactly what was validated. */
export function useSchemaForm<Values extends object, Schema extends z.ZodType>(options: Options<Values, Schema>): Form<Values> {
  const { initial, schema, toModel, toForm = same, alsoCheck = none, onSubmit } = options
  const check = useCallback(
    (values: Values) => {
      const { faults } = checkWith(schema, toModel(values))
      return faults ? [...faults.map(toForm), ...alsoCheck(values)] : []
    },
    [schema, toModel, toForm, alsoCheck],
  )
  return useForm({
    initial,
    check,
    onSubmit: (values) => onSubmit(toModel(values) as z.input<Schema>), // it has just passed the schema
  })
}

/** `8.000` is eight thousand to readers of most languages, and 8 to others. */
const isAmbiguous = (text: string): boolean => /^[+-]?[1-9]\d{0,2}\.000$/.test(text)

/** A typed number; undefined if empty, NaN (which every schema rejects) if invalid. */
export function figure(text: string): number | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (isAmbiguous(trimmed)) return Number.NaN
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN
}

/** Like `figure`, but null if empty, which clears the value in updates. */
export const figureOrNull = (text: string): number | null => figure(text) ?? null
