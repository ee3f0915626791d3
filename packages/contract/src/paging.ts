import { z } from 'zod'
import { day, plainText } from './formats.ts'
import { defaultPageSize } from './page-sizes.ts'
import { parseStrictJson } from './strict-json.ts'

/** An unlimited list is refused beyond this many rows; exports stream without a limit. */
export const unlimitedListMax = 10_000

/** The envelope of every list: its page of items, and the total. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    /** True when counting stopped: there are at least `total` rows. */
    totalIsCapped: z.boolean().optional(),
    page: z.number().int(),
    limit: z.number().int(),
  })
}
export type ListOf<T> = { items: T[]; total: number; totalIsCapped?: boolean; page: number; limit: number }

/** A whole number from a query string. */
export const wholeNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,9}$/)
        .transform(Number),
    ],
    'WholeNumber',
  )
  .pipe(z.number().int('WholeNumber'))

export const pageNumber = wholeNumber.pipe(z.number().min(0, 'PageNegative').max(10_000_000, 'PageTooLarge')).default(0)
export const pageLimit = wholeNumber.pipe(z.number().min(-1, 'LimitOutOfRange').max(100, 'LimitOutOfRange')).default(defaultPageSize)

/** Whether a query, parsed or not, requests every row of a list. */
export function isUnlimited(query: unknown): boolean {
  const limit = typeof query === 'object' && query !== null && 'limit' in query ? query.limit : undefined
  return limit !== undefined && Number(limit) <= 0
}

/** Maximum conditions of a filter, because each may scan every row. */
const filterTermsMax = 50

export type FilterOp = 'eq' | 'ne' | 'in' | 'contains' | 'startsWith' | 'gte' | 'lt' | 'isNull'
export type FilterTerm = { field: string; op: FilterOp; value: unknown }
export type OrderTerm<Field extends string = string> = { field: Field; direction: 'asc' | 'desc' }

export type ListQuery = { page: number; limit: number; filter: readonly FilterTerm[]; order: readonly OrderTerm[] }

/** The value schema of a field for each operator. */
export type FilterField = Partial<Record<FilterOp, z.ZodType>>

/** The terms that a list's fields allow, so that a query's type shows its filters to callers. */
export type TermOf<Fields> = {
  [Field in keyof Fields & string]: {
    [Op in keyof Fields[Field] & FilterOp]: { field: Field; op: Op; value: z.output<Fields[Field][Op] & z.ZodType> }
  }[keyof Fields[Field] & FilterOp]
}[keyof Fields & string]

export const textFilter = (max = 200) => {
  const text = plainText(max).min(1)
  return { eq: text, contains: text, startsWith: text, isNull: z.boolean() } satisfies FilterField
}
export const choiceFilter = <const Choice extends string>(choices: readonly Choice[]) => {
  const one: z.ZodType<Choice> = z.enum(choices)
  return { eq: one, ne: one, in: z.array(one).min(1).max(50) } satisfies FilterField
}
export const idFilter = { eq: z.uuid(), in: z.array(z.uuid()).min(1).max(100) } satisfies FilterField
export const flagFilter = { eq: z.boolean() } satisfies FilterField
/** Converted to UTC, because the database accepts fewer offsets than the format. */
const instantInUtc = z.iso
  .datetime({ offset: true })
  .refine((text) => day.safeParse(text.slice(0, 10)).success && !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString())
const instantOrDay = z.union([instantInUtc, day])
export const instantFilter = { gte: instantOrDay, lt: instantOrDay, isNull: z.boolean() } satisfies FilterField

/**
 * Query of a list with a filter, a JSON object that maps a field to a value, `{ op, value }` or an array of those (all must
 * match), and an order, `field:asc,field:desc`. An unknown field is refused with the list of known fields.
 */
export function listQuery<F extends Record<string, FilterField>, O extends string>(fields: F, orders: readonly O[]) {
  return {
    page: pageNumber,
    limit: pageLimit,
    filter: filterParameter(fields),
    order: orderParameter(orders),
  }
}

export function orderParameter<O extends string>(orders: readonly O[]) {
  return z
    .string()
    .max(500)
    .optional()
    .transform((text, context): OrderTerm<O>[] => {
      if (!text) return []
      const terms = text.split(',').map((part) => {
        const [field = '', direction = 'asc', ...rest] = part.trim().split(':')
        const known = (orders as readonly string[]).includes(field)
        if (!known) {
          context.addIssue({ code: 'custom', message: 'UnknownOrder', params: { field, known: orders.join(', ') } })
        } else if (rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) {
          context.addIssue({ code: 'custom', message: 'UnknownDirection', params: { field } })
        }
        // An unknown field was reported before.
        return { field: field as O, direction: direction === 'desc' ? ('desc' as const) : ('asc' as const) }
      })
      if (terms.length > 5) context.addIssue({ code: 'custom', message: 'TooManyOrders', params: { max: 5 } })
      return terms
    })
}

export function filterParameter<F extends Record<string, FilterField>>(fields: F) {
  return z
    .string()
    .max(8_000)
    .optional()
    .transform((text, context): TermOf<F>[] => {
      if (!text) return []
      const parsed = parseObject(text)
      if (!parsed) {
        context.addIssue({ code: 'custom', message: 'FilterNotObject' })
        return z.NEVER
      }
      const terms = Object.entries(parsed).flatMap(([field, given]) => (isTermList(given) ? given : [given]).map((one) => ({ field, one })))
      if (terms.length > filterTermsMax) {
        context.addIssue({ code: 'custom', message: 'TooMany', params: { max: filterTermsMax } })
        return z.NEVER
      }
      const parsedTerms = terms.flatMap(({ field, one }) => {
        const known = Object.hasOwn(fields, field) ? fields[field] : undefined
        if (!known) {
          const params = { field, known: Object.keys(fields).join(', ') }
          context.addIssue({ code: 'custom', message: 'UnknownFilter', path: [field], params })
          return []
        }
        return [filterTerm(field, known, one, context) as TermOf<F>] // checked against the schema of its field and operator
      })
      refuseBackwards(parsedTerms, context)
      return parsedTerms
    })
}

/** Refuses a field whose lower bound is above its upper bound, because no record can match. */
function refuseBackwards(terms: readonly { field: string; op: string; value: unknown }[], context: z.RefinementCtx): void {
  for (const { field, op, value: from } of terms) {
    if (op !== 'gte') continue
    const end = terms.find((other) => other.field === field && other.op === 'lt' && isBefore(other.value, from))
    if (!end) continue
    context.addIssue({
      code: 'custom',
      message: 'PeriodBackwards',
      path: [field],
      params: { from: String(from), until: String(end.value) },
    })
  }
}

function isBefore(value: unknown, other: unknown): boolean {
  if (typeof value === 'number' && typeof other === 'number') return value < other
  return typeof value === 'string' && typeof other === 'string' && Date.parse(value) < Date.parse(other)
}

function filterTerm(field: string, known: FilterField, given: unknown, context: z.RefinementCtx): FilterTerm {
  const term = isTerm(given) ? given : { op: 'eq', value: given }
  const op = term.op as FilterOp // checked on the next line against the field's own operators
  const schema = Object.hasOwn(known, op) ? known[op] : undefined
  if (!schema) {
    const params = { field, op: String(term.op), known: Object.keys(known).join(', ') }
    context.addIssue({ code: 'custom', message: 'UnknownOperator', path: [field], params })
    return { field, op, value: undefined }
  }
  const value = schema.safeParse(term.value)
  if (value.success) return { field, op, value: value.data }
  context.addIssue({ code: 'custom', message: 'FilterValueInvalid', path: [field], params: { field } })
  return { field, op, value: undefined }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseStrictJson(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function isTerm(value: unknown): value is { op: unknown; value: unknown } {
  return typeof value === 'object' && value !== null && 'op' in value && 'value' in value
}
const isTermList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0 && value.every(isTerm)
