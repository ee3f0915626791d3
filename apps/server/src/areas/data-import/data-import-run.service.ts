/**
 * Runs imports. A worker holds an import by a lease that it renews. It reads, writes and records each part of the time in one
 * transaction, so a worker that dies loses at most one part, and another one continues there.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { quarterHourMs, type Span } from '@wattdesk/energy/intervals.ts'
import { type MeasuredQuantity, measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { listHomeSystems } from '../../db/home-systems-sql.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { unseal } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/ids.ts'
import { deriveKeys } from '../../platform/secret-keys.ts'
import { recordActivity, systemActor } from '../activities/activities.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { importIntervals, prepareIntervals } from '../telemetry/imported-intervals.service.ts'
import { addedSince, withoutPartsOfSums } from './added-systems.rules.ts'
import { connectors } from './connectors/catalogue.format.ts'
import { type Configuration, type Connector, VendorFault } from './connectors/connector.format.ts'
import type { ImportedSlot } from './connectors/slots.format.ts'
import { type Bounds, vendorCalls } from './connectors/vendor-calls.service.ts'
import { attemptsMax, pauseAfter } from './data-import-range.rules.ts'
import { connectorNamed, dataImportJob } from './data-imports.service.ts'
import * as store from './data-imports.store.ts'
import { filePartMs, unpackPart } from './files/file-parts.format.ts'

type RunCtx = Pick<Ctx, 'db' | 'clock' | 'config' | 'deployment' | 'log'>
/** A worker's limits for a vendor; `paced` omits the pauses. */
export type Pace = Bounds & { isPaced?: boolean }

const beatMs = 10_000
const silentMs = 30_000

/** Works on an import until it ends or has to wait. Does nothing if it has ended, waits, or has a worker. */
export async function runDataImport(ctx: RunCtx, importId: string, pace: Pace = {}): Promise<void> {
  const lease = newId(ctx.clock.now())
  const record = await take(ctx, importId, lease)
  if (!record) return
  const beat = setInterval(() => void store.touchImport(ctx.db, importId, lease, ctx.clock.now()).catch(() => undefined), beatMs)
  beat.unref()
  try {
    await (record.action === 'file' ? importFile(ctx, record, lease) : importFromVendor(ctx, record, lease, pace))
    if (pace.signal?.aborted) await handOver(ctx, importId, lease)
  } catch (error) {
    const fault = error instanceof VendorFault ? error : new VendorFault('unexpected_error')
    if (fault !== error) ctx.log.error({ err: error, importId }, 'an import failed')
    // A call that this worker broke off says nothing about the vendor.
    await (pace.signal?.aborted ? handOver(ctx, importId, lease) : noteFault(ctx, importId, lease, fault))
  } finally {
    clearInterval(beat)
  }
}

/** Lets another worker continue an import immediately. */
async function handOver({ db, clock }: RunCtx, id: string, lease: string): Promise<void> {
  await transaction(db, async (tx) => {
    if (await store.lockLeased(tx, id, lease)) await store.changeImport(tx, id, { lease: null, retryAt: clock.now() })
  })
}

/** Queues imports whose worker died, and those that have waited long enough. Extra jobs are harmless. */
export async function resumeDataImports(ctx: Pick<Ctx, 'db' | 'clock' | 'jobs'>): Promise<number> {
  const now = ctx.clock.now()
  const due = await store.listDueImports(ctx.db, now, new Date(now.getTime() - silentMs))
  for (const importId of due) await transaction(ctx.db, (tx) => ctx.jobs.send(tx, dataImportJob, { importId }))
  return due.length
}

async function take({ db, clock }: RunCtx, id: string, lease: string): Promise<store.ImportRecord | undefined> {
  const now = clock.now()
  const silentBefore = new Date(now.getTime() - silentMs)
  return transaction(db, async (tx) => {
    const record = await store.lockWaiting(tx, id, now, silentBefore)
    if (!record) return undefined
    if (!(await lockVendorPlace(tx, record, silentBefore))) {
      await store.changeImport(tx, id, waiting('vendor_busy', now))
      return undefined
    }
    const status = record.vendorSite || record.action === 'file' ? 'running' : 'binding'
    const fault = isBusy(record.fault) ? null : record.fault
    const fields = { lease, workedAt: now, status, startedAt: record.startedAt ?? now, retryAt: null, fault } as const
    await store.changeImport(tx, id, fields)
    await store.noteImportStatus(tx, { installationId: record.installationId, status })
    return { ...record, ...fields }
  })
}

/** Notes that an import waits because the workers are busy. */
export async function putOffImport({ db, clock }: RunCtx, id: string): Promise<void> {
  const now = clock.now()
  await transaction(db, async (tx) => {
    const record = await store.lockWaiting(tx, id, now, new Date(now.getTime() - silentMs))
    if (record) await store.changeImport(tx, id, waiting('workers_busy', now))
  })
}

type Busy = 'vendor_busy' | 'workers_busy'
const isBusy = (fault: store.ImportRecord['fault']) => fault === 'vendor_busy' || fault === 'workers_busy'
const busyPauseMs = 5_000
/** `workedAt` moves it behind others that wait. */
const waiting = (fault: Busy, now: Date) => ({ fault, lease: null, workedAt: now, retryAt: new Date(now.getTime() + busyPauseMs) })

/** Locks the vendor's imports, so that no other begins meanwhile. Returns whether one more may run. */
async function lockVendorPlace(tx: Tx, { action, installationId }: store.ImportRecord, contactSince: Date): Promise<boolean> {
  if (action === 'file' || !installationId) return true
  const name = connectorNamed((await store.lockVendor(tx, installationId)) ?? '')
  return name === undefined || (await store.countRunning(tx, installationId, contactSince)) < connectors[name].atOnce
}

async function importFromVendor(ctx: RunCtx, record: store.ImportRecord, lease: string, pace: Pace): Promise<void> {
  const { connector, configuration } = await requireConnector(ctx, record.installationId)
  const ask = vendorCalls(ctx, connector.name, configuration, pace)
  const site = record.vendorSite ?? (await connector.bind(ask, configuration))
  if (!record.vendorSite && !(await noteBound(ctx, record.id, lease, site))) return
  await prepareIntervals(ctx.db, spanOf(record))
  const systems = (await listHomeSystems(ctx.db, [record.siteId])).get(record.siteId) ?? []
  const since = addedSince(systems, configuration.vendorId)
  for (let start = record.continueAt.getTime(); start < record.toAt.getTime(); ) {
    const span = { start, end: Math.min(start + connector.windowMs, record.toAt.getTime()) }
    const { slots, totals = {} } = await connector.read(ask, { site, configuration, span })
    const { kept, omitted } = withoutPartsOfSums(slots.list(), since)
    // The vendor's sums are those of one system.
    const part = {
      span,
      slots: kept,
      rejected: slots.rejected() + omitted,
      totals: omitted > 0 ? {} : totals,
      isEstimate: false,
      timeZone: configuration.timeZone,
    }
    if (!(await writePart(ctx, record.id, lease, part))) return
    start = span.end
    if (start < record.toAt.getTime() && pace.isPaced !== false) await pauseAsOneOf(ctx, record, connector, pace.signal)
    if (pace.signal?.aborted) return
  }
}

/** Concurrent imports of one vendor together make no more calls than a single one. */
async function pauseAsOneOf(
  { db, clock }: RunCtx,
  { installationId }: store.ImportRecord,
  { pauseMs }: Connector,
  signal: AbortSignal | undefined,
): Promise<void> {
  const contactSince = new Date(clock.now().getTime() - silentMs)
  const running = installationId ? await store.countRunning(db, installationId, contactSince) : 1
  await pause(pauseMs * Math.max(1, running), undefined, { signal }).catch(() => undefined)
}

async function importFile(ctx: RunCtx, record: store.ImportRecord, lease: string): Promise<void> {
  const timeZone = await store.findTimeZone(ctx.db, record.siteId)
  if (!timeZone) throw new VendorFault('file_unreadable')
  await prepareIntervals(ctx.db, spanOf(record))
  for (let start = record.continueAt.getTime(); start < record.toAt.getTime(); ) {
    const span = { start, end: Math.min(start + filePartMs, record.toAt.getTime()) }
    const packed = await store.findPart(ctx.db, record.id, start)
    const { slots, isEstimate } = packed ? unpackPart(packed) : { slots: [], isEstimate: false }
    if (!(await writePart(ctx, record.id, lease, { span, slots, rejected: 0, totals: {}, isEstimate, timeZone }))) return
    start = span.end
  }
}

/** How an installation's vendor is read, with its key. Throws a `VendorFault` if it cannot be read. */
export async function requireConnector(
  { db, config }: Pick<Ctx, 'db' | 'config'>,
  installationId: string | null,
): Promise<{ connector: Connector; configuration: Configuration & { vendorId: string } }> {
  const stored = installationId ? await store.findConfiguration(db, installationId) : undefined
  const name = stored && connectorNamed(stored.vendorName)
  if (!stored || !name) throw new VendorFault('installation_removed')
  const connector = connectors[name]
  if (connector.needsKey && !stored.apiKey) throw new VendorFault('credential_missing')
  const apiKey = stored.apiKey && unseal(deriveKeys(config.secretKey, 'vendor-api-keys'), stored.apiKey).toString()
  return { connector, configuration: { ...stored, apiKey } }
}

function noteBound({ db, clock }: RunCtx, id: string, lease: string, vendorSite: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const record = await store.lockLeased(tx, id, lease)
    if (!record) return false
    await store.changeImport(tx, id, { vendorSite, status: 'running', workedAt: clock.now(), attempts: 0, fault: null })
    await store.noteImportStatus(tx, { installationId: record.installationId, status: 'running' })
    return true
  })
}

type Part = {
  span: Span
  slots: readonly ImportedSlot[]
  rejected: number
  totals: Partial<Record<MeasuredQuantity, number>>
  isEstimate: boolean
  timeZone: string
}

/** The last part ends the import. Returns false if another worker has it now. */
function writePart(
  ctx: RunCtx,
  id: string,
  lease: string,
  { span, slots, rejected, totals, isEstimate, timeZone }: Part,
): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const record = await store.lockLeased(tx, id, lease)
    if (!record) return false
    const source = isEstimate ? ('estimate' as const) : ('imported' as const)
    const { written, replaced } = await importIntervals(tx, {
      siteId: record.siteId,
      timeZone,
      source,
      intervals: slots,
      onlyMissing: record.onlyMissing,
      now: ctx.clock.now(),
    })
    const fields = {
      continueAt: new Date(span.end),
      workedAt: ctx.clock.now(),
      writtenIntervals: record.writtenIntervals + written,
      replacedIntervals: record.replacedIntervals + replaced,
      // What was written also counts: a process of the previous release does not note the rest.
      hasData: record.hasData || slots.length > 0 || record.writtenIntervals > 0,
      rejectedValues: record.rejectedValues + rejected,
      totals: withTotals(record.totals, totals, slots),
      attempts: 0,
      fault: null,
    }
    await store.changeImport(tx, id, fields)
    if (span.end < record.toAt.getTime()) return true
    await end(tx, ctx, { ...record, ...fields }, fields.hasData ? 'done' : 'no_data_found')
    return true
  })
}

/** Adds a part's own sums beside the vendor's, for the quantities that the vendor sums. */
function withTotals(
  known: store.ImportRecord['totals'],
  given: Part['totals'],
  slots: readonly ImportedSlot[],
): store.ImportRecord['totals'] {
  const added = measuredQuantities.flatMap((quantity) => {
    const vendorWh = given[quantity]
    if (vendorWh === undefined) return []
    const importedWh = slots.reduce((sum, slot) => sum + (slot.energiesWh[quantity] ?? 0), 0)
    const before = known[quantity] ?? { importedWh: 0, vendorWh: 0 }
    return [[quantity, { importedWh: before.importedWh + importedWh, vendorWh: before.vendorWh + vendorWh }] as const]
  })
  return { ...known, ...Object.fromEntries(added) }
}

function noteFault(ctx: RunCtx, id: string, lease: string, fault: VendorFault): Promise<void> {
  return transaction(ctx.db, async (tx) => {
    const record = await store.lockLeased(tx, id, lease)
    if (!record) return
    const [now, attempts] = [ctx.clock.now(), record.attempts + 1]
    if (!fault.isPassing || attempts >= attemptsMax) {
      await end(tx, ctx, { ...record, attempts }, 'error', fault.code)
      return
    }
    const retryAt = new Date(now.getTime() + pauseAfter(attempts, fault.retryAfterMs))
    await store.changeImport(tx, id, { attempts, fault: fault.code, retryAt, lease: null, workedAt: now })
  })
}

async function end(
  tx: Tx,
  ctx: RunCtx,
  record: store.ImportRecord,
  status: 'done' | 'error' | 'no_data_found',
  fault: store.ImportRecord['fault'] = null,
): Promise<void> {
  await store.changeImport(tx, record.id, {
    status,
    fault,
    finishedAt: ctx.clock.now(),
    lease: null,
    retryAt: null,
    attempts: record.attempts,
  })
  await store.deleteParts(tx, record.id)
  await store.noteImportStatus(tx, { installationId: record.installationId, status })
  const tenant = await store.findTenantOf(tx, record.customerId)
  if (!tenant) return
  const { writtenIntervals, replacedIntervals, requestedBy: memberId, customerId } = record
  const kind = status === 'error' ? 'data-import-failed' : 'data-import-done'
  await notify(tx, ctx, { memberId, kind, objectId: record.id, customerId })
  await recordActivity(
    tx,
    ctx,
    { caller: systemActor, requestId: record.id },
    {
      action: 'update',
      event: 'data-import.ended',
      object: { type: 'data-import', id: record.id },
      customerId,
      tenant,
      before: { status: record.status },
      after: { status, writtenIntervals, replacedIntervals, ...(fault ? { fault } : {}) },
    },
  )
}

const spanOf = ({ fromAt, toAt }: store.ImportRecord): Span => ({ start: fromAt.getTime(), end: toAt.getTime() - quarterHourMs })
