import type { BrandFields, WhiteLabel } from '@wattdesk/contract/white-label/models.ts'
import { standardColors } from '@wattdesk/contract/white-label/terms.ts'

/** Used for partners that have set nothing: the service's own brand. */
const nothing: BrandFields = {
  ...{ appName: null, logoFileId: null, logoUrl: null, iconFileId: null, ...standardColors, welcome: null },
  ...{ impressumUrl: null, privacyUrl: null, supportUrl: null, mailSender: null, mailFooter: null },
}
const names = Object.keys(nothing) as (keyof BrandFields)[] // Object.keys forgets the literal keys

export type Saved = BrandFields & { version: number; updatedAt: Date; edition: number; draft: BrandFields | null }

/** Drops the other fields of a record. */
export const fieldsOf = (record: BrandFields | undefined): BrandFields =>
  Object.fromEntries(names.map((name) => [name, (record ?? nothing)[name]])) as BrandFields // one value for each name

/** The edited fields: the draft, else the published ones. A draft of an earlier release may lack fields. */
export const draftOf = (saved: Saved | undefined): BrandFields => ({ ...nothing, ...(saved?.draft ?? fieldsOf(saved)) })

export const isSame = (one: BrandFields, other: BrandFields): boolean => names.every((name) => one[name] === other[name])

export function presentBrand(saved: Saved | undefined, publishedAt: Date | undefined): Omit<WhiteLabel, 'region'> {
  if (!saved) return { ...nothing, updatedAt: null, version: 0, isDraft: false, published: null }
  return {
    ...draftOf(saved),
    updatedAt: saved.updatedAt.toISOString(),
    version: saved.version,
    isDraft: saved.draft !== null,
    published:
      saved.edition && publishedAt ? { edition: saved.edition, publishedAt: publishedAt.toISOString(), fields: fieldsOf(saved) } : null,
  }
}
