import type { ErrorCode } from '@wattdesk/contract/errors.ts'
import type { errors } from './en/errors.ts'
import type { Placeholders } from './sentence.ts'
import type { Translator } from './translator.ts'

/** The values in the sentence of an error, from its details. */
export type ErrorParams<Code extends ErrorCode> = Record<Placeholders<(typeof errors)[Code]>, string | number>

/** Errors whose sentence has parameters. */
export type SpecificError = { [Code in ErrorCode]: [Placeholders<(typeof errors)[Code]>] extends [never] ? never : Code }[ErrorCode]

/** The sentence of an error with the parameters in its details, or undefined for an unknown code. */
export function errorSentence({ find }: Pick<Translator, 'find'>, code: string, details: unknown): string | undefined {
  return find(`errors.${code}`, paramsIn(details))
}

function paramsIn(details: unknown): Record<string, string | number> {
  if (typeof details !== 'object' || details === null) return {}
  return Object.fromEntries(Object.entries(details).filter(isParam))
}

function isParam(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number'
}
