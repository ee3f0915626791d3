import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { faultOf, faultsMax } from '@wattdesk/contract/validation.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import type { z } from 'zod'

const english = translatorOf('en')

type Parsed = { value: unknown; faults: FieldFault[] }

/** Parses one part of a request. A part that the contract does not declare must be absent or empty. */
export function faultsOf(part: 'params' | 'query' | 'body', schema: z.ZodType | undefined, given: unknown): Parsed {
  if (!schema) {
    const unexpected = isEmpty(given) ? [] : Object.keys(given as object).slice(0, faultsMax)
    const faults = unexpected.map((field) => ({ field, code: 'UnknownField', message: `Unknown field '${field}'` }))
    return { value: undefined, faults: part === 'params' ? [] : faults }
  }
  const parsed = schema.safeParse(given ?? {})
  if (parsed.success) return { value: parsed.data, faults: [] }
  return { value: undefined, faults: parsed.error.issues.slice(0, faultsMax).flatMap(faultOf).slice(0, faultsMax) }
}

/** Details of an error with the English sentence of each field fault that only names it. */
export function inEnglish(details: unknown): unknown {
  if (!Array.isArray(details)) return details
  return details.map((one: unknown) => {
    if (!isUnspoken(one)) return one
    const message = english.find(`validation.${one.code}`, { field: one.field, ...one.params })
    return message === undefined ? one : { ...one, message }
  })
}

function isUnspoken(one: unknown): one is FieldFault {
  return typeof one === 'object' && one !== null && 'field' in one && 'code' in one && 'message' in one && one.message === one.code
}

function isEmpty(given: unknown): boolean {
  return given === undefined || given === null || given === '' || (typeof given === 'object' && Object.keys(given).length === 0)
}
