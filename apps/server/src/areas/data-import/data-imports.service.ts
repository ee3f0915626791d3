/**
 * Imports of the past of a site from one vendor or file. States: pending, binding (the vendor's site is looked up), running, then done,
 * error or no_data_found. A site has one import at a time, which the database enforces. Imported data replaces stored data. An import
 * continues after its process dies, and waits when the vendor demands it or is unreachable. A cancelled import ends as an error; its
 * worker notices at its next write, and writes nothing more. No import begins after its call was refused, and repeating an ID returns the
 * existing import.
 */
import { type ConnectorName, connectorNames, type importActions, importsUnderWay } from '@wattdesk/contract/data-import/terms.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { z } from 'zod'
import type { Scope } from '../../db/scope.ts'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Reader } from '../../platform/gate.ts'
import { newId } from '../../platform/ids.ts'
import type { JobDeclaration } from '../../platform/jobs.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { requireActiveCustomer, shareActiveCustomer } from '../customers/customers.service.ts'
import { importRange } from './data-import-range.rules.ts'
import * as store from './data-imports.store.ts'
import type { PackedFile } from './files/file-parts.format.ts'
import { readInThread } from './files/portal-files.service.ts'

/** Continues an import. Running it twice is safe. */
export const dataImportJob = {
  name: 'data-import',
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 3,
  expireInSeconds: 14_400,
  pollingIntervalSeconds: 1,
} satisfies JobDeclaration

export const connectorNamed = (name: string): ConnectorName | undefined => connectorNames.find((one) => one === name.toLowerCase())

export async function requireImportSite(
  { db }: Pick<Ctx, 'db'>,
  scope: Scope,
  siteId: string,
): Promise<{ siteId: string } & store.SiteOwner> {
  const owner = await store.findSiteOwner(db, scope, siteId)
  if (!owner) throw new DomainError('NotFound')
  return { siteId, ...owner }
}

type Place = { id?: string | undefined; siteId: string; configId: string }

type Asked = Place & {
  action: (typeof importActions)[number]
  fromDate?: string
  toDate?: string
  onlyMissing: boolean
}

/** Queues an import and returns its ID. */
export async function startDataImport(ctx: Ctx, call: Call, asked: Asked, reader: Reader): Promise<string> {
  const { siteId } = await requireImportSite(ctx, call.caller.scope, asked.siteId)
  return begin(ctx, call, asked, reader, async (tx, { head, timeZone }) => {
    if (!connectorNamed(head.vendorName)) throw new DomainError('DataImportUnsupported', { vendor: head.vendorLabel })
    const firstStored = asked.action === 'specificTimeFrame' ? null : await store.findFirstStored(tx, siteId)
    const span = importRange(asked, { timeZone, now: ctx.clock.now().getTime(), firstStored, installedOn: head.installedOn })
    if (!span) throw new DomainError('NothingToImport')
    return { action: asked.action, span, onlyMissing: asked.onlyMissing }
  })
}

type GivenFile = Place & { fileName: string; content: string; onlyMissing: boolean }

/** Stores the data of a readable file, and queues its import. Imports that could not begin are refused before the file is read. */
export async function importDataFile(ctx: Ctx, call: Call, given: GivenFile, reader: Reader): Promise<string> {
  const { fileName: name, content, onlyMissing } = given
  const { timeZone, customerId } = await requireImportSite(ctx, call.caller.scope, given.siteId)
  const begun = await findBegun(ctx, given)
  if (begun) return begun
  await requireActiveCustomer(ctx, call.caller.scope, customerId)
  if (!(await store.isImportable(ctx.db, given.siteId, given.configId))) throw new DomainError('NotFound')
  if (await store.isImportUnderWay(ctx.db, given.siteId)) return requireBegun(ctx, given)
  const read = await readInThread(content, { timeZone, now: ctx.clock.now().getTime() }, reader)
  return begin(ctx, call, given, reader, async () => ({ action: 'file', span: read.span, onlyMissing, file: { name, read } }))
}

/** Calls may be repeated with the same ID. */
async function findBegun({ db }: Ctx, { id, siteId, configId }: Place): Promise<string | undefined> {
  const found = id && (await store.findImport(db, id))
  if (!found) return undefined
  if (found.siteId !== siteId || found.installationId !== configId) throw new DomainError('Conflict')
  return found.id
}

/** Of an import under way: it may be the one that a repeated call began meanwhile. */
async function requireBegun(ctx: Ctx, place: Place): Promise<string> {
  const begun = await findBegun(ctx, place)
  if (!begun) throw new DomainError('DataImportUnderWay')
  return begun
}

type Planned = {
  action: (typeof importActions)[number] | 'file'
  span: Span
  onlyMissing: boolean
  file?: { name: string; read: PackedFile }
}
type Plan = (tx: Tx, site: { head: store.ImportableHead; timeZone: string }) => Promise<Planned>

async function begin(ctx: Ctx, call: Call, place: Place, { beforeCommit }: Reader, plan: Plan): Promise<string> {
  const at = ctx.clock.now()
  const { siteId, configId, id = newId(at) } = place
  try {
    await transaction(ctx.db, async (tx) => {
      const owner = await store.findSiteOwner(tx, call.caller.scope, siteId)
      if (!owner) throw new DomainError('NotFound')
      const customer = await shareActiveCustomer(tx, call.caller.scope, owner.customerId)
      const head = await store.lockImportable(tx, siteId, configId)
      if (!head) throw new DomainError('NotFound')
      const { action, span, onlyMissing, file } = await plan(tx, { head, timeZone: owner.timeZone })
      const [fromAt, toAt] = [new Date(span.start), new Date(span.end)]
      const row = { id, siteId, customerId: customer.id, installationId: head.id, vendorName: head.vendorLabel, action, fromAt, toAt }
      await store.insertImport(tx, {
        ...row,
        status: 'pending',
        continueAt: fromAt,
        fileName: file?.name ?? null,
        ...(file ? store.fileFields(file.read) : {}),
        onlyMissing,
        requestedBy: call.caller.memberId,
        requestedAt: at,
        workedAt: at,
      })
      if (file) await store.insertParts(tx, id, file.read.parts)
      await store.noteImportStatus(tx, { installationId: head.id, status: 'pending' })
      await recordActivity(tx, ctx, call, {
        action: 'create',
        event: 'data-import.started',
        object: { type: 'data-import', id },
        customerId: customer.id,
        tenant: customer,
        after: {
          siteId,
          configId,
          action,
          from: fromAt.toISOString(),
          to: toAt.toISOString(),
          onlyMissing,
          ...(file ? { fileName: file.name } : {}),
        },
      })
      await ctx.jobs.send(tx, dataImportJob, { importId: id })
      beforeCommit()
    })
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint !== 'data_imports_pkey' && constraint !== 'data_imports_under_way') throw error
    return requireBegun(ctx, place)
  }
  ctx.jobs.wake(dataImportJob)
  return id
}

/** Ends an unfinished import. What it wrote stays. */
export async function cancelDataImport(ctx: Ctx, call: Call, { siteId, importId }: { siteId: string; importId: string }): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const owner = await store.findSiteOwner(tx, call.caller.scope, siteId)
    const record = owner && (await store.lockImport(tx, siteId, importId))
    if (!record) throw new DomainError('NotFound')
    const tenant = await store.findTenantOf(tx, record.customerId)
    if (!tenant || !importsUnderWay.some((one) => one === record.status)) return
    const ended = { status: 'error', fault: 'cancelled' } as const
    await store.changeImport(tx, importId, { ...ended, finishedAt: ctx.clock.now(), lease: null, retryAt: null })
    await store.deleteParts(tx, importId)
    await store.noteImportStatus(tx, { installationId: record.installationId, status: ended.status })
    const { writtenIntervals, replacedIntervals } = record
    await recordActivity(tx, ctx, call, {
      action: 'update',
      event: 'data-import.cancelled',
      object: { type: 'data-import', id: importId },
      customerId: record.customerId,
      tenant,
      before: { status: record.status },
      after: { ...ended, writtenIntervals, replacedIntervals },
    })
  })
}
