/**
 * Which database is the original of the deployment, and its maintenance. A copy becomes the original only on command; an original can be
 * made a copy. Maintenance has a beginning and an end: between them, only the operator's root members make changes. Gateways, jobs and
 * e-mails continue.
 */
import type { ServiceNotice } from '@wattdesk/contract/service-status/models.ts'
import { makeOriginal, readDeploymentState, renounceOriginal, updateMaintenance } from '../../db/deployment-state.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Activity, type Actor, recordActivity } from '../activities/activities.service.ts'
import { hasOperator, requireTenantOfScope } from '../tenants/tenants.service.ts'

type Changing = Pick<Ctx, 'config' | 'clock' | 'db' | 'deployment'>
export type Maintenance = { from: Date; until: Date; note: string | null }

/** With a name, the database becomes a separate deployment beside the one it was copied from. */
export async function confirmOriginal(ctx: Changing, actor: Actor, name?: string): Promise<void> {
  await change(ctx, actor, 'service.original-confirmed', async (tx) => {
    const before = await readDeploymentState(tx)
    if (before.isOriginal && !name) return undefined
    await makeOriginal(tx, name)
    return {
      before: { name: before.name, isOriginal: before.isOriginal },
      after: { name: name ?? before.name, isOriginal: true },
    }
  })
}

/** For a database that PostgreSQL's own tools copied with all of its names. */
export async function declareCopy(ctx: Changing, actor: Actor): Promise<void> {
  await change(ctx, actor, 'service.copy-declared', async (tx) => {
    const { name, isOriginal } = await readDeploymentState(tx)
    if (!isOriginal) return undefined
    await renounceOriginal(tx)
    return { before: { name, isOriginal }, after: { name, isOriginal: false } }
  })
}

/** Null ends the maintenance. */
export async function setMaintenance(ctx: Changing, actor: Actor, maintenance: Maintenance | null): Promise<void> {
  await change(ctx, actor, maintenance ? 'service.maintenance-announced' : 'service.maintenance-ended', async (tx) => {
    const before = maintenanceOf(await readDeploymentState(tx))
    if (!before && !maintenance) return undefined
    await updateMaintenance(tx, maintenance)
    return { before: valuesOf(before), after: valuesOf(maintenance) }
  })
}

/** The banner that all members see above every screen. */
export function noticeOf({ deployment, clock }: Pick<Ctx, 'deployment' | 'clock'>): Omit<ServiceNotice, 'pastLoading'> {
  const maintenance = maintenanceOf(deployment.state())
  const isOver = maintenance !== null && maintenance.until <= clock.now()
  return { isCopy: !deployment.isOriginal(), maintenance: isOver ? null : valuesOf(maintenance) }
}

/** Throws during maintenance, with the time when changes are possible again. */
export function requireNoMaintenance({ deployment, clock }: Pick<Ctx, 'deployment' | 'clock'>): void {
  const maintenance = maintenanceOf(deployment.state())
  const now = clock.now()
  if (!maintenance || now < maintenance.from || now >= maintenance.until) return
  throw new DomainError('Maintenance', { retryAfterSeconds: Math.ceil((maintenance.until.getTime() - now.getTime()) / 1_000) })
}

type Row = Awaited<ReturnType<typeof readDeploymentState>>

const maintenanceOf = ({ maintenanceFrom: from, maintenanceUntil: until, maintenanceNote: note }: Row): Maintenance | null =>
  from && until ? { from, until, note } : null

const valuesOf = <M extends Maintenance | null>(maintenance: M) =>
  maintenance && { from: maintenance.from.toISOString(), until: maintenance.until.toISOString(), note: maintenance.note }

type Change = Pick<Activity, 'before' | 'after'>

async function change(ctx: Changing, actor: Actor, event: string, work: (tx: Tx) => Promise<Nullable<Change> | undefined>): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const changed = await work(tx)
    // Before the set-up, there is no tenant that the entry could belong to.
    if (!changed || !(await hasOperator(tx))) return
    const { id, affiliateId } = await requireTenantOfScope(tx, { kind: 'all' })
    const object = { type: 'service', id: ctx.deployment.state().name }
    const { before, after } = changed
    await recordActivity(tx, ctx, actor, {
      action: 'update',
      event,
      object,
      tenant: { tenantId: id, affiliateId },
      before: before ?? {},
      after: after ?? {},
    })
  })
  await ctx.deployment.refresh()
}

type Nullable<T> = { [K in keyof T]: T[K] | null }
