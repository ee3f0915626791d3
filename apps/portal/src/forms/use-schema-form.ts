import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { check as checkWith } from '@wattdesk/contract/validation.ts'
import { type Form, useForm } from '@wattdesk/ui/form/use-form.ts'
import { useCallback } from 'react'
import type { z } from 'zod'

type Options<Values, Schema extends z.ZodType> = {
  initial: Values
  /** The schema of the contract: the very one the server checks with. */
  schema: Schema
  /** What is typed, in the shape that is sent. Must be a stable function. */
  toModel: (values: Values) => unknown
  /** The form's own field for a fault of the model, where the two are not named alike. Must be a stable function. */
  toForm?: (fault: FieldFault) => FieldFault
  /** Faults that the schema finds only once all else is right. Must be a stable function. */
  alsoCheck?: (values: Values) => FieldFault[]
  onSubmit: (model: z.input<Schema>) => void
}

const same = (fault: FieldFault) => fault
const none = (): FieldFault[] => []

/** A form checked by the contract's own schema. What is sent is what was checked. */
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

/** A typed figure as a number; undefined when nothing was typed, NaN (which every schema refuses) when it is none. */
export function figure(text: string): number | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN
}

/** Like `figure`, with null for nothing: "clear" in updates. */
export const figureOrNull = (text: string): number | null => figure(text) ?? null
