import type { ErrorCode, FieldFault } from '@wattdesk/contract/errors.ts'
import { check, faultsMax } from '@wattdesk/contract/validation.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { errorSentence } from '@wattdesk/i18n/error-sentence.ts'
import type { z } from 'zod'

const english = translatorOf('en')

type Parsed = { value?: unknown; faults: FieldFault[] }

/** Parses one part of a request. A part that the contract does not declare must be absent or empty. */
export function faultsOf(part: 'params' | 'query' | 'body', schema: z.ZodType | undefined, given: unknown): Parsed {
  if (schema) {
    const { value, faults = [] } = check(schema, given ?? {})
    return { value, faults }
  }
  const unexpected = part === 'params' || isEmpty(given) ? [] : Object.keys(given as object).slice(0, faultsMax)
  return { faults: unexpected.map((field) => ({ field, code: 'UnknownField', message: 'UnknownField' })) }
}

/** The English sentence of an error. If values are missing, it names them. */
export function messageOf(code: ErrorCode, details: unknown): string {
  const missing = code === 'ValidationFailed' && Array.isArray(details) ? details.filter(isFault).filter(isRequired) : []
  const named = missing.slice(0, 5).map(({ field }) => english.t('validation.Required', { field }))
  return named.length > 0 ? named.join(', ') : (errorSentence(english, code, details) ?? english.t('errors.unknown'))
}

/** Details of an error with the English sentence of each field fault. */
export function inEnglish(details: unknown): unknown {
  if (!Array.isArray(details)) return details
  return details.map((one: unknown) => {
    if (!isFault(one)) return one
    const message = english.find(`validation.${one.code}`, { field: one.field, ...one.params })
    return message === undefined ? one : { ...one, message }
  })
}

function isFault(one: unknown): one is FieldFault {
  return typeof one === 'object' && one !== null && 'field' in one && 'code' in one && 'message' in one
}

const isRequired = ({ code, field }: FieldFault): boolean => code === 'Required' && field !== ''

function isEmpty(given: unknown): boolean {
  return given === undefined || given === null || given === '' || (typeof given === 'object' && Object.keys(given).length === 0)
}
