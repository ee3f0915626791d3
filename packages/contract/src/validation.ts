import type { z } from 'zod'
import type { FieldFault } from './errors.ts'

/** At most this many faults are reported per request. */
export const faultsMax = 100

/**
 * Maps a schema's issue to a code of the validation sentences and its numbers. Browser and server share this mapping, so
 * both show the same sentence for the same input.
 */
export function faultOf(issue: z.core.$ZodIssue): FieldFault[] {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, faultsMax).map((key) => {
      const name = field ? `${field}.${key}` : key
      return { field: name, code: 'UnknownField', message: `Unknown field '${name}'`, params: { field: name } }
    })
  }
  const { code, params } = sentenceOf(issue)
  return [{ field, code, message: issue.message, ...(params ? { params } : {}) }]
}

type Sentence = { code: string; params?: Record<string, string | number> }

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  // Our messages are keys: one word that starts with a capital letter.
  if (/^[A-Z][A-Za-z]+$/.test(issue.message)) {
    return { code: issue.message, params: issue.code === 'custom' ? sentenceParams(issue.params) : undefined }
  }
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.includes('received undefined')) return { code: 'Required' }
      return { code: wrongTypeCode[issue.expected] ?? 'WrongType', params: { expected: issue.expected } }
    case 'too_big':
      return { code: tooBigCode[issue.origin] ?? 'NumberTooLarge', params: { max: Number(issue.maximum) } }
    case 'too_small':
      return { code: tooSmallCode[issue.origin] ?? 'NumberTooSmall', params: { min: Number(issue.minimum) } }
    case 'invalid_value':
      return { code: 'NotAChoice', params: { choices: issue.values.map(String).join(', ') } }
    default:
      return { code: 'Invalid' }
  }
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
