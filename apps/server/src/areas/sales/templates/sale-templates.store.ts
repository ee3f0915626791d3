import type { SaleTemplate } from '@wattdesk/contract/sales/templates/models.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { saleTemplateSteps, saleTemplates } from '../../../db/domains/sales/tables.ts'

export type TemplateRecord = typeof saleTemplates.$inferSelect
export type NewTemplate = typeof saleTemplates.$inferInsert
type Steps = SaleTemplate['steps']

export async function findTemplate(db: Db, id: string): Promise<TemplateRecord | undefined> {
  const [row] = await db.select().from(saleTemplates).where(eq(saleTemplates.id, id))
  return row
}

export async function lockTemplate(db: Db, id: string): Promise<TemplateRecord | undefined> {
  const [row] = await db.select().from(saleTemplates).where(eq(saleTemplates.id, id)).for('update')
  return row
}

export async function readTemplateSteps(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select()
    .from(saleTemplateSteps)
    .where(inArray(saleTemplateSteps.templateId, [...ids]))
    .orderBy(asc(saleTemplateSteps.position))
}

export async function insertTemplate(db: Db, template: NewTemplate, steps: Steps): Promise<void> {
  await db.insert(saleTemplates).values(template)
  await insertSteps(db, template.id, steps)
}

export async function changeTemplate(db: Db, id: string, fields: Partial<NewTemplate>, steps: Steps): Promise<void> {
  await db.update(saleTemplates).set(fields).where(eq(saleTemplates.id, id))
  await db.delete(saleTemplateSteps).where(eq(saleTemplateSteps.templateId, id))
  await insertSteps(db, id, steps)
}

async function insertSteps(db: Db, templateId: string, steps: Steps): Promise<void> {
  await db.insert(saleTemplateSteps).values(steps.map((step, position) => ({ ...step, templateId, position })))
}

export async function deleteTemplate(db: Db, id: string): Promise<void> {
  await db.delete(saleTemplates).where(eq(saleTemplates.id, id))
}
