/** Values of content: parsed by its schema, cleaned of active parts, and checked for the records they reference. */
import { documentOf, type Fields, titleOf, valuesOfType } from '@wattdesk/contract/content/document.ts'
import type { Definition, Field } from '@wattdesk/contract/content/fields.ts'
import { contentMaxBytes } from '@wattdesk/contract/content/terms.ts'
import { check } from '@wattdesk/contract/validation.ts'
import type { Db } from '../../db/connect.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { cleanHtml, wordsOfHtml } from '../../platform/formatted-text.ts'
import * as store from './content.store.ts'

type Owner = { id: string; tenantId: string }

/** The values as stored. Throws all faults, field by field. */
export async function requireFields(db: Db, owner: Owner, definition: Definition, given: Fields): Promise<Fields> {
  const { value, faults } = check(documentOf(definition), given)
  if (faults) {
    throw new DomainError(
      'ValidationFailed',
      faults.map((fault) => ({ ...fault, field: fault.field ? `fields.${fault.field}` : 'fields' })),
    )
  }
  const fields = cleaned(definition.fields, definition, value)
  if (Buffer.byteLength(JSON.stringify(fields)) > contentMaxBytes) throw new DomainError('ContentTooLarge', { maxBytes: contentMaxBytes })
  await requireReferences(db, owner, definition, fields)
  return fields
}

/** Throws unless all referenced contents and files exist, in the tenant itself or among public content. */
export async function requireReferences(db: Db, { id, tenantId }: Owner, definition: Definition, fields: Fields): Promise<void> {
  const wanted = { contents: valuesOfType(definition, fields, 'node'), files: valuesOfType(definition, fields, 'binary') }
  const known = new Set(await store.listKnownReferences(db, tenantId, wanted))
  const missing = [...wanted.contents, ...wanted.files].filter((one) => !known.has(one) || one === id)
  if (missing.length > 0) throw new DomainError('ContentReferenceInvalid', { ids: missing })
}

function cleaned(list: readonly Field[], { microschemas }: Pick<Definition, 'microschemas'>, values: Fields): Fields {
  const clean = (value: unknown) => (typeof value === 'string' ? cleanHtml(value) : value)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = list.find((one) => one.name === name)
      const micro = microschemas[field?.microschemaId ?? '']
      const isHtml = field?.type === 'html' || field?.listType === 'html'
      const one = (entry: unknown) => {
        if (isHtml) return clean(entry)
        return micro && isFields(entry) ? cleaned(micro.fields, { microschemas: {} }, entry) : entry
      }
      return [name, Array.isArray(value) ? value.map(one) : one(value)]
    }),
  )
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values that need not be valid yet, without unknown fields and active parts. */
export function cleanUnchecked(definition: Definition, given: Fields): Fields {
  const known = definition.fields.filter(({ name }) => Object.hasOwn(given, name)).map(({ name }) => [name, given[name]] as const)
  return cleaned(definition.fields, definition, Object.fromEntries(known))
}

/** The title of a content, or else the last part of its path. */
export const shownTitle = (definition: Definition, fields: Fields, slug: string): string => titleOf(definition, fields) ?? slug

/** The words that readers can search for, title first. */
export function searchedWords(definition: Definition, fields: Fields): string {
  const texts = valuesOfType(definition, fields, 'string')
  const formatted = valuesOfType(definition, fields, 'html').map(wordsOfHtml)
  return [...texts, ...formatted].join('\n').slice(0, 200_000)
}
