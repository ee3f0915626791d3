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

/** `8.000` and `48,137` are thousands to some readers and fractions to others. */
const isAmbiguous = (text: string): boolean => /^[+-]?[1-9]\d{0,2}(\.000|,\d{3})$/.test(text)

/** The number in JavaScript's notation: without separators of thousands, and with a point for decimals. */
function plainNumber(typed: string): string {
  const text = typed.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '')
  return text.replace(',', '.')
}

/**
 * A typed number in the notation of any language, if only one reading is possible. Undefined if empty, NaN (which every schema rejects) if
 * invalid.
 */
export function figure(text: string): number | undefined {
  const trimmed = text.trim().replace(/^[−–]/, '-')
  if (trimmed === '') return undefined
  const plain = plainNumber(trimmed)
  return !isAmbiguous(trimmed) && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** Like `figure`, but null if empty, which clears the value in updates. */
export const figureOrNull = (text: string): number | null => figure(text) ?? null
