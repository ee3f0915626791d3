import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { figure, figureOrNull } from '../../forms/use-schema-form.ts'
import type { Field, Installation, KindForm, NumberField, PartValues, Values } from './kinds/kind-form.ts'

/** The form field that requests deletion of a stored secret. */
export const clearingOf = (name: string): string => `${name}IsCleared`

/** Fields that are never read back, so another version of the record lacks them. */
export const unreadOf = ({ fields }: KindForm): string[] => [
  'overwriteGcp',
  ...fields.flatMap(({ control, name }) => (control === 'secret' ? [name, clearingOf(name)] : [])),
]

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

export function valuesOf({ fields, kept }: KindForm, installation: Installation | undefined, siteId: string): Values {
  const named = fields.flatMap((field) => valueEntries(field, installation))
  return {
    ...Object.fromEntries(named),
    ...(installation ? kept?.(installation) : {}),
    version: installation?.version ?? 0,
    siteId: installation?.siteId ?? siteId,
    vendorId: installation?.vendor.id ?? '',
    overwriteGcp: false,
  }
}

function valueEntries(field: Field, installation: Installation | undefined): [string, unknown][] {
  const { name, control } = field
  const saved = installation?.[name]
  switch (control) {
    case 'check':
      return [[name, installation ? saved === true : field.initial]]
    case 'secret':
      return [
        [name, ''],
        [clearingOf(name), false],
      ]
    case 'list':
      return [[name, Array.isArray(saved) ? saved.join(', ') : '']]
    case 'parts':
      return [[name, rowsOf(saved).map((row) => partValues(field.fields, row))]]
    default:
      return [[name, installation ? text(saved) : 'initial' in field ? text(field.initial) : '']]
  }
}

/** By the contract, an array of objects. */
export const rowsOf = (saved: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(saved) ? saved.filter((row) => typeof row === 'object') : []

export function partValues(fields: readonly NumberField[], row?: Record<string, unknown>): PartValues {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, row ? text(row[name]) : (initial ?? '')]))
}

/** Missing required figures. The schema reports them only once everything else is valid. */
export const missingFigures = ({ fields }: KindForm, values: Values): FieldFault[] =>
  fields.flatMap(({ name, control, isRequired, isShown }) => {
    const isMissing = control === 'number' && isRequired === true && (isShown?.(values) ?? true) && text(values[name]).trim() === ''
    return isMissing ? [{ field: name, code: 'Required', message: 'Required' }] : []
  })

/** A new installation has its site and vendor, a changed one the version it is based on. */
export function modelOf({ fields, complete, canBeGcp }: KindForm, values: Values, isNew: boolean): Record<string, unknown> {
  const details = Object.fromEntries(fields.flatMap((field) => modelEntries(field, values, isNew)))
  return {
    ...(complete ? complete(details, values) : details),
    ...(canBeGcp ? { overwriteGcp: values.overwriteGcp } : {}),
    ...(isNew ? { siteId: values.siteId || undefined, vendorId: values.vendorId || undefined } : { version: values.version }),
  }
}

function modelEntries(field: Field, values: Values, isNew: boolean): [string, unknown][] {
  const { name, control } = field
  const isShown = field.isShown?.(values) ?? true
  const typed = isShown ? values[name] : undefined
  switch (control) {
    case 'check':
      return [[name, typed === true]]
    case 'number':
      return [[name, numberOf(field, typed)]]
    case 'choice':
    case 'day':
      return [[name, typed || null]]
    case 'list':
      return [[name, listOf(text(typed))]]
    case 'secret':
      // Without input, the stored secret stays.
      return [[name, !isNew && values[clearingOf(name)] ? null : text(typed).trim() || undefined]]
    case 'parts':
      return [[name, rowsOf(typed).map((row) => partModel(field.fields, row))]]
    default:
      return [[name, isShown ? text(typed) : null]]
  }
}

/** An empty required figure is missing; any other is cleared. */
function numberOf({ isRequired }: { isRequired?: unknown }, typed: unknown): number | null | undefined {
  if (typed === undefined) return null
  return isRequired ? figure(text(typed)) : figureOrNull(text(typed))
}

const partModel = (fields: readonly NumberField[], row: Record<string, unknown>) =>
  Object.fromEntries(fields.map((field) => [field.name, numberOf(field, row[field.name] ?? '')]))

const listOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
