import type { z } from 'zod'
import type { FieldFault } from './errors.ts'

/** At most this many faults are reported per request. */
export const faultsMax = 100

export type Checked<T> = { value: T; faults?: undefined } | { value?: undefined; faults: FieldFault[] }

/**
 * Parses a value. Each fault is a code of the validation sentences with its parameters. Browser and server share this mapping, so both show
 * the same sentence for the same input.
 */
export function check<Schema extends z.ZodType>(schema: Schema, given: unknown): Checked<z.output<Schema>> {
  // Without the input, a missing value looks like a wrong one in most issues.
  const parsed = schema.safeParse(given, { reportInput: true })
  if (parsed.success) return { value: parsed.data }
  return { faults: parsed.error.issues.slice(0, faultsMax).flatMap(faultsOf).slice(0, faultsMax) }
}

function faultsOf(issue: z.core.$ZodIssue): FieldFault[] {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, faultsMax).map((key) => {
      const name = field ? `${field}.${key}` : key
      return { field: name, code: 'UnknownField', message: 'UnknownField', params: { field: name } }
    })
  }
  const { code, params } = sentenceOf(issue)
  return [{ field, code, message: code, ...(params ? { params } : {}) }]
}

type Sentence = { code: string; params?: Record<string, string | number> }

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  if (isMissing(issue)) return { code: 'Required' }
  // Our messages are keys: one word that starts with a capital letter.
  const own = /^[A-Z][A-Za-z]+$/.test(issue.message) ? issue.message : undefined
  switch (issue.code) {
    case 'custom':
      return { code: own ?? 'Invalid', params: sentenceParams(issue.params) }
    case 'invalid_type':
      return { code: own ?? wrongTypeCode[issue.expected] ?? 'WrongType', params: { expected: issue.expected } }
    case 'too_big':
      return { code: own ?? tooBigCode[issue.origin] ?? 'NumberTooLarge', params: { max: Number(issue.maximum) } }
    case 'too_small':
      return { code: own ?? tooSmallCode[issue.origin] ?? 'NumberTooSmall', params: { min: Number(issue.minimum) } }
    case 'invalid_value':
      return { code: own ?? 'NotAChoice', params: { choices: issue.values.map(String).join(', ') } }
    default:
      return { code: own ?? 'Invalid' }
  }
}

/** Whether no input was given. Custom rules have their own sentence for that. */
function isMissing(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'custom') return false
  if (issue.code !== 'invalid_union' || !('discriminator' in issue)) return issue.input === undefined
  const given = Object(issue.input) as Record<string, unknown>
  return given[String(issue.discriminator)] === undefined
}

const wrongTypeCode: Record<string, string> = { number: 'NotANumber', int: 'WholeNumber' }
const tooBigCode: Record<string, string> = { string: 'TextTooLong', array: 'TooMany' }
const tooSmallCode: Record<string, string> = { string: 'TextTooShort', array: 'TooFew' }

function sentenceParams(params: Record<string, unknown> | undefined): Record<string, string | number> | undefined {
  if (!params) return undefined
  const entries = Object.entries(params).filter((entry): entry is [string, string | number] => {
    return typeof entry[1] === 'string' || typeof entry[1] === 'number'
  })
  return Object.fromEntries(entries)
}
