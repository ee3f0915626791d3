import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsIn = ({ microschemas }: Definition, { microschemaId }: Field): Field[] =>
  (microschemas[microschemaId ?? '']?.fields ?? []).toSorted((a, b) => a.order - b.order)
