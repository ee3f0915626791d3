import { documentOf } from '@wattdesk/contract/content/document.ts'
import type { Definition } from '@wattdesk/contract/content/fields.ts'
import { contentAddModel, contentUpdateModel } from '@wattdesk/contract/content/models.ts'
import type { ContentSchema } from '@wattdesk/contract/content-schemas/models.ts'

/** A schema with its microschemas. */
export function definitionOf(schema: ContentSchema | undefined, schemas: readonly ContentSchema[]): Definition {
  const micro = schemas.filter(({ kind }) => kind === 'microschema').map(({ id, name, fields }) => [id, { name, fields }] as const)
  return { fields: schema?.fields.toSorted((a, b) => a.order - b.order) ?? [], microschemas: Object.fromEntries(micro) }
}

/** The contract's models with the validation by one schema, as on the server. */
export const updateModelOf = (definition: Definition) => contentUpdateModel.extend({ fields: documentOf(definition) })
export const addModelOf = (definition: Definition) => contentAddModel.extend({ fields: documentOf(definition) })
