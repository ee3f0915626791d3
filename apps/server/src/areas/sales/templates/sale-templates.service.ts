/**
 * Sale templates: the steps a sale starts with. A template belongs to a tenant, which names it uniquely; the tenants below
 * inherit it, can use it and cannot change it. Existing sales keep their steps.
 */
import type { SaleTemplateAddModel, SaleTemplateUpdateModel } from '@wattdesk/contract/sales/templates/models.ts'
import type { Db } from '../../../db/connect.ts'
import type { Scope } from '../../../db/scope.ts'
import { type Tx, transaction, violatedConstraint } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { changesOf, recordActivity } from '../../activities/activities.service.ts'
import { findTenant, requireTenantOfScope } from '../../tenants/tenants.service.ts'
import * as store from './sale-templates.store.ts'

/** Repeating an ID returns the existing template. */
export async function addTemplate(ctx: Ctx, call: Call, model: SaleTemplateAddModel): Promise<string> {
  const { id: givenId, tenantId, steps, ...fields } = model
  const at = ctx.clock.now()
  const id = givenId ?? newId(at)
  const { scope } = call.caller
  try {
    await transaction(ctx.db, async (tx) => {
      const tenant = tenantId ? await findTenant(tx, scope, tenantId) : await requireTenantOfScope(tx, scope)
      if (!tenant) throw new DomainError('NotFound', { field: 'tenantId' })
      const owner = { tenantId: tenant.id, affiliateId: tenant.affiliateId }
      await store.insertTemplate(tx, { ...fields, ...owner, id, createdAt: at, updatedAt: at }, steps)
      await recordActivity(tx, ctx, call, {
        ...about(id, owner),
        action: 'create',
        event: 'sale-template.added',
        after: { ...fields, steps },
      })
    })
  } catch (error) {
    if (violatedConstraint(error) === 'sale_templates_pkey') {
      const wasThere = await store.findTemplate(ctx.db, id)
      if (wasThere && (await isWithin(ctx.db, scope, wasThere))) return id
      throw new DomainError('Conflict')
    }
    throw translated(error)
  }
  return id
}

export async function updateTemplate(ctx: Ctx, call: Call, id: string, model: SaleTemplateUpdateModel): Promise<void> {
  const { version, steps, ...fields } = model
  try {
    await transaction(ctx.db, async (tx) => {
      const current = await lockOwnTemplate(tx, call.caller.scope, id)
      if (current.version !== version) throw new DomainError('SaleTemplateChanged', { version: current.version, givenVersion: version })
      const before = { name: current.name, installationKind: current.installationKind, steps: await readSteps(tx, id) }
      const changes = changesOf(before, { ...fields, steps })
      if (!changes) return
      await store.changeTemplate(tx, id, { ...fields, version: version + 1, updatedAt: ctx.clock.now() }, steps)
      await recordActivity(tx, ctx, call, { ...about(id, current), action: 'update', event: 'sale-template.changed', ...changes })
    })
  } catch (error) {
    throw translated(error)
  }
}

export async function removeTemplate(ctx: Ctx, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const current = await lockOwnTemplate(tx, call.caller.scope, id)
    const before = { name: current.name, installationKind: current.installationKind, steps: await readSteps(tx, id) }
    await store.deleteTemplate(tx, id)
    await recordActivity(tx, ctx, call, { ...about(id, current), action: 'delete', event: 'sale-template.removed', before })
  })
}

/** The template must belong to the customer's tenant, its affiliate or the operator. */
export async function requireTemplateFor(tx: Tx, customer: { tenantId: string; affiliateId: string }, id: string) {
  const template = await store.findTemplate(tx, id)
  const isInherited = template && (template.affiliateId === null || template.tenantId === customer.affiliateId)
  if (!template || !(isInherited || template.tenantId === customer.tenantId)) throw new DomainError('SaleTemplateNotFound')
  return { ...template, steps: await readSteps(tx, id) }
}

async function lockOwnTemplate(tx: Tx, scope: Scope, id: string): Promise<store.TemplateRecord> {
  const found = await store.lockTemplate(tx, id)
  if (found && (await isWithin(tx, scope, found))) return found
  // Inherited templates are visible, so the error may name them.
  const isAbove = found && scope.kind !== 'all' && (found.affiliateId === null || found.tenantId === scope.affiliateId)
  throw new DomainError(isAbove ? 'SaleTemplateInherited' : 'NotFound')
}

const isWithin = async (db: Db, scope: Scope, template: store.TemplateRecord) =>
  (await findTenant(db, scope, template.tenantId)) !== undefined

async function readSteps(tx: Tx, id: string) {
  const steps = await store.readTemplateSteps(tx, [id])
  return steps.map(({ name, needsInstallation, plannedAfterDays, customerMessage }) => ({
    name,
    needsInstallation,
    plannedAfterDays,
    customerMessage,
  }))
}

function about(id: string, { tenantId, affiliateId }: { tenantId: string; affiliateId: string | null }) {
  return { object: { type: 'sale-template', id }, tenant: { tenantId, affiliateId } }
}

function translated(error: unknown): unknown {
  return violatedConstraint(error) === 'sale_templates_name' ? new DomainError('DuplicatedSaleTemplate', { field: 'name' }) : error
}
