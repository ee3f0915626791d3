import type { Endpoint, QueryOf } from '@wattdesk/contract/endpoint.ts'
import { startOfReaderDay } from '@wattdesk/i18n/formats.ts'
import { dayAfter, isDay } from '@wattdesk/ui/day/day.ts'

/**
 * Filters of a list, each named by its URL parameter. Most are conditions on a field of the call's `filter`; some are parameters of the
 * call.
 */
export type Filter =
  | { kind: 'text'; field: string; op: 'contains' | 'startsWith'; isFolded?: boolean }
  | { kind: 'search'; parameter: string }
  | { kind: 'choice'; field: string; choices?: readonly string[] }
  | { kind: 'period'; field: string; keys: PeriodKeys }
  | { kind: 'flag'; field: string; choices: readonly string[] }
  | { kind: 'exact'; field: string; pattern: RegExp }
  | { kind: 'one'; parameter: string; choices?: readonly string[]; pattern: RegExp }
  | { kind: 'day'; parameter: string }

/** URL parameters of a period's ends. */
type PeriodKeys = readonly [from: string, until: string]
type Search = Readonly<Record<string, string | undefined>>
type Term = { op: string; value: unknown }

/** Part of a text. */
export const text = <const Field extends string, const Op extends 'contains' | 'startsWith'>(field: Field, op: Op) =>
  ({ kind: 'text', field, op }) as const
/** The beginning of a text, behind the filter button instead of always visible. */
export const beginning = <const Field extends string>(field: Field) => ({ kind: 'text', field, op: 'startsWith', isFolded: true }) as const
/** A text that the call searches in its own way. */
export const search = <const Parameter extends string>(parameter: Parameter) => ({ kind: 'search', parameter }) as const
/** Any of several values. Omit `choices` if they are known only at run time, such as tenants. */
export const choice = <const Field extends string, const Choice extends string>(field: Field, choices?: readonly Choice[]) =>
  ({ kind: 'choice', field, choices }) as const
/** Whole days, inclusive. Uses the parameters `from` and `until`, with a prefix if a list has several periods. */
export const period = <const Field extends string>(field: Field) => ({ kind: 'period', field, keys: ['from', 'until'] }) as const
export const periodNamed = <const Prefix extends string, const Field extends string>(prefix: Prefix, field: Field) =>
  ({ kind: 'period', field, keys: [`${prefix}From`, `${prefix}Until`] }) as const
export const flag = <const Field extends string>(field: Field) => ({ kind: 'flag', field, choices: ['true', 'false'] }) as const
/** One value, set by links or by a custom editor. */
export const exact = <const Field extends string>(field: Field, pattern: RegExp) => ({ kind: 'exact', field, pattern }) as const
/** One day, for a parameter of the call. */
export const day = <const Parameter extends string>(parameter: Parameter) => ({ kind: 'day', parameter }) as const
/** One value, for a parameter of the call. */
export const one = <const Parameter extends string, const Choice extends string>(
  parameter: Parameter,
  { choices, pattern = /./ }: { choices?: readonly Choice[]; pattern?: RegExp } = {},
) => ({ kind: 'one', parameter, choices, pattern }) as const

export const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type TermsOf<Call extends Endpoint> = QueryOf<Call> extends { filter: (infer One)[] } ? One : never
type ParametersOf<Call extends Endpoint> = Omit<QueryOf<Call>, 'page' | 'limit' | 'filter' | 'order'>
type ByTerm<One> = One extends { field: infer Field; op: infer Op; value: infer Value }
  ?
      | (Op extends 'contains' | 'startsWith' ? { kind: 'text'; field: Field; op: Op; isFolded?: boolean } : never)
      | (Op extends 'in' ? { kind: 'choice'; field: Field; choices?: readonly (Value & readonly unknown[])[number][] } : never)
      | (Op extends 'gte' ? { kind: 'period'; field: Field; keys: PeriodKeys } : never)
      | (Op extends 'eq' ? ExactOf<Field, Value> : never)
  : never
type ExactOf<Field, Value> = [Value] extends [boolean]
  ? { kind: 'flag'; field: Field; choices: readonly string[] }
  : { kind: 'exact'; field: Field; pattern: RegExp }
type ByParameter<Parameters> = {
  [Name in keyof Parameters & string]:
    | { kind: 'search' | 'day'; parameter: Name }
    | { kind: 'one'; parameter: Name; pattern: RegExp; choices?: readonly (Parameters[Name] & string)[] }
}[keyof Parameters & string]

/** Filters that a call knows. The compiler rejects others. */
export type FilterOf<Call extends Endpoint> = ByTerm<TermsOf<Call>> | ByParameter<ParametersOf<Call>>

/** URL parameters that store the filters. */
export type FilterKey<Filters> = {
  [Key in keyof Filters & string]: Filters[Key] extends { kind: 'period'; keys: readonly (infer Kept extends string)[] } ? Kept : Key
}[keyof Filters & string]

export const keysOfFilter = (key: string, filter: Filter): readonly string[] => (filter.kind === 'period' ? filter.keys : [key])

/** Chosen values that exist. */
export function chosenIn<Value extends string>(given: string | undefined, known: readonly Value[]): Value[] {
  const values = new Set<string>(given?.split(','))
  return known.filter((value) => values.has(value))
}

/** The condition that a filter adds to the call; undefined if it adds none. */
export function askedBy(key: string, filter: Filter, address: Search): { term: Term | Term[] } | { value: string } | undefined {
  const given = address[key]
  switch (filter.kind) {
    case 'text':
      return given ? { term: { op: filter.op, value: given } } : undefined
    case 'search':
      return given ? { value: given } : undefined
    case 'choice': {
      const value = filter.choices ? chosenIn(given, filter.choices) : (given?.split(',').filter(Boolean) ?? [])
      return value.length > 0 ? { term: { op: 'in', value } } : undefined
    }
    case 'period': {
      const [from, until] = filter.keys
      const term = withinDays(address[from], address[until])
      return term.length > 0 ? { term } : undefined
    }
    case 'flag':
      return given && filter.choices.includes(given) ? { term: { op: 'eq', value: given === 'true' } } : undefined
    case 'exact':
      return given && filter.pattern.test(given) ? { term: { op: 'eq', value: given } } : undefined
    case 'day':
      return isDay(given) ? { value: given } : undefined
    case 'one': {
      const isKnown = given && filter.pattern.test(given) && (filter.choices?.includes(given) ?? true)
      return isKnown ? { value: given } : undefined
    }
  }
}

/** Whole days of the reader as instants: a half-open range that includes the last day. */
function withinDays(from: string | undefined, until: string | undefined): Term[] {
  const start = (day: string) => startOfReaderDay(day).toISOString()
  return [
    ...(isDay(from) ? [{ op: 'gte', value: start(from) }] : []),
    ...(isDay(until) ? [{ op: 'lt', value: start(dayAfter(until, 1)) }] : []),
  ]
}
