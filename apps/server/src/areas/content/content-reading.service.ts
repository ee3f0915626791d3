/** Content as read in the portal: drafts by those who may edit, instructions by everyone who reads content. */
import { type Fields, valuesOfType } from '@wattdesk/contract/content/document.ts'
import type { Content, ContentVersion, Instruction } from '@wattdesk/contract/content/models.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openConversions, readDefinitions } from '../content-schemas/content-schemas.service.ts'
import { listTranslations } from './content.store.ts'
import { requireReadable } from './content-access.service.ts'
import * as reading from './content-reading.store.ts'

type Reading = Pick<Ctx, 'db'>
type Reader = Pick<Caller, 'roles' | 'scope'>

/** Without a translation into the language, returns another one as a starting point. */
export async function readContent({ db }: Reading, caller: Reader, id: string, language: Language): Promise<Content> {
  const { row, isWritable } = await requireReadable(db, caller, id)
  const [schema, found, convert] = [
    await reading.findSchemaOf(db, row),
    await reading.findTranslationView(db, id, language),
    await openConversions(db, [row.schemaId]),
  ]
  const start = found?.translation ?? (await listTranslations(db, id))[0]
  const fields = start ? convert(row.schemaId, start.schemaVersion, start.fields) : {}
  const { id: _, parentId, slug, path, savedOrder, tenantId } = row
  const own = found?.translation
  return {
    ...{ id, parentId, slug, path, order: savedOrder, tenantId, schema, isWritable, language, fields },
    version: own?.version ?? 0,
    status: own ? reading.statusOf(own) : 'draft',
    publishedVersion: own?.publishedVersion ?? null,
    publishedAt: own?.publishedAt?.toISOString() ?? null,
    publishAt: own?.publishAt?.toISOString() ?? null,
    publishVersion: own?.publishVersion ?? null,
    updatedAt: own?.updatedAt.toISOString() ?? null,
    updatedBy: found?.updatedBy ?? null,
    names: await namesIn({ db }, row.schemaId, fields, language),
  }
}

async function namesIn({ db }: Reading, schemaId: string, fields: Fields, language: Language): Promise<Record<string, string>> {
  const definition = (await readDefinitions(db, [schemaId])).get(schemaId)
  return definition ? reading.titlesOf(db, valuesOfType(definition, fields, 'node'), language) : {}
}

export async function readVersions({ db }: Reading, caller: Reader, id: string, language: Language): Promise<ContentVersion[]> {
  const { row } = await requireReadable(db, caller, id)
  return reading.listVersions(db, row, language, await openConversions(db, [row.schemaId]))
}

export async function readInstructions({ db }: Reading, { scope }: Reader, language: Language): Promise<Instruction[]> {
  const rows = await reading.listInstructionRows(db, scope, [language, 'en'])
  const convert = await openConversions(
    db,
    rows.map(({ schemaId }) => schemaId),
  )
  return inTreeOrder(rows).map(({ schemaVersion, publishedAt, ...row }) => ({
    ...row,
    fields: convert(row.schemaId, schemaVersion, row.fields),
    publishedAt: publishedAt.toISOString(),
  }))
}

/** Each instruction before those below it. If the parent is not published, it moves to the top level. */
function inTreeOrder<Row extends { id: string; parentId: string | null }>(rows: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ id }) => id))
  const lists = Map.groupBy(rows, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null))
  const below = (parentId: string | null): Row[] => (lists.get(parentId) ?? []).flatMap((row) => [row, ...below(row.id)])
  return below(null)
}
