import type { Language } from '@wattdesk/contract/languages.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import type { SaleTemplate } from '@wattdesk/contract/sales/templates/models.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { saleTemplateSteps, saleTemplates } from '../../../db/domains/sales/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'
import { inNameOrder } from '../../../db/name-order.ts'
import type { Scope } from '../../../db/scope.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { listPage } from '../../../platform/list-page.ts'

const byName = sql`${inNameOrder(saleTemplates.name)} asc, ${saleTemplates.id} asc`

type Customer = { tenantId: string; affiliateId: string }
type Owner = { tenantId: string; affiliateId: string | null }

/** Templates visible to a member, by name; with a customer, only those that apply to it. */
export async function listTemplates(
  db: Db,
  scope: Scope,
  query: { page: number; limit: number; customer?: Customer },
): Promise<ListOf<SaleTemplate>> {
  return listPage(query, {
    within: [sql`${and(seen(scope), query.customer ? fitting(query.customer) : undefined) ?? sql`true`}`],
    order: byName,
    select: ({ where, ...part }) => select(db, scope, where, part),
    count: (where) => db.$count(saleTemplates, where),
  })
}

export async function requireTemplate(db: Db, scope: Scope, id: string): Promise<SaleTemplate> {
  const [found] = await select(db, scope, sql`${and(seen(scope), eq(saleTemplates.id, id))}`, { order: byName, limit: 1, offset: 0 })
  if (!found) throw new DomainError('NotFound')
  return found
}

/** Of the member's tenant, the tenants below and the tenants above. */
function seen(scope: Scope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined
    case 'affiliate':
      return sql`(${saleTemplates.affiliateId} = ${scope.affiliateId} or ${saleTemplates.affiliateId} is null)`
    case 'partner':
      return sql`(${saleTemplates.tenantId} in (${scope.tenantId}, ${scope.affiliateId}) or ${saleTemplates.affiliateId} is null)`
    case 'customer':
      return sql`false`
  }
}

function fitting({ tenantId, affiliateId }: Customer): SQL {
  return sql`(${saleTemplates.tenantId} in (${tenantId}, ${affiliateId}) or ${saleTemplates.affiliateId} is null)`
}

/** Members can change templates within their scope; the others are inherited. */
function isOwn(scope: Scope, row: Owner): boolean {
  if (scope.kind === 'all') return true
  return scope.kind === 'affiliate' ? row.affiliateId === scope.affiliateId : row.tenantId === scope.tenantId
}

const templateLanguage = sql<Language>`coalesce(${saleTemplates.language}, ${tenants.language})`

type Part = { order: SQL; limit: number; offset: number }

async function select(db: Db, scope: Scope, where: SQL, { order, limit, offset }: Part): Promise<SaleTemplate[]> {
  const rows = await db
    .select({ template: saleTemplates, tenantName: tenants.name, language: templateLanguage })
    .from(saleTemplates)
    .innerJoin(tenants, eq(tenants.id, saleTemplates.tenantId))
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  const ids = rows.map((row) => row.template.id)
  const found =
    ids.length === 0
      ? []
      : await db.select().from(saleTemplateSteps).where(inArray(saleTemplateSteps.templateId, ids)).orderBy(asc(saleTemplateSteps.position))
  const steps = Map.groupBy(found, (step) => step.templateId)
  return rows.map(({ template, tenantName, language }) => ({
    ...template,
    language,
    tenant: { id: template.tenantId, name: tenantName },
    isInherited: !isOwn(scope, template),
    steps: steps.get(template.id) ?? [],
    createdAt: template.createdAt.toISOString(),
    updatedAt: template.updatedAt.toISOString(),
  }))
}
