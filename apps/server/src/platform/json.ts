import { JsonRefused, parseStrictJson } from '@wattdesk/contract/strict-json.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { DomainError } from './domain-error.ts'

const english = translatorOf('en')

/** Parses JSON from outside. Throws `MalformedBody` with the reason. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return parseStrictJson(bytes)
  } catch (error) {
    if (!(error instanceof JsonRefused)) throw error
    const { fault: code, params } = error
    throw new DomainError('MalformedBody', [
      { field: params.key ?? '', code, message: english.find(`validation.${code}`, params) ?? code, params },
    ])
  }
}
