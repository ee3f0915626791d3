import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsIn = ({ microschemas }: Definition, { microschemaId }: Field): Field[] =>
  (microschemas[microschemaId ?? '']?.fields ?? []).toSorted((a, b) => a.order - b.order)

/** A value of any type, where only text can be shown. */
export const inWords = (value: unknown): string => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value))
