/** Corrects a row of an upload in place, and checks it again alone, against the other rows and against existing customers. */
import { type ImportField, importFields } from '@wattdesk/contract/imports/terms.ts'
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { creationKey, sealCreation } from '../activities/activity-sealing.service.ts'
import { judgeRows } from './import-checks.store.ts'
import { countFields, importTenantOf } from './import-reading.service.ts'
import { changeRow, countRows, type ImportRowRecord, lockRow } from './import-rows.store.ts'
import { about, lockOpen } from './imports.service.ts'
import { changeImport } from './imports.store.ts'
import { checkRow, type GivenRow } from './rows/import-row.rules.ts'
import { checkedColumns } from './rows/staged-values.rules.ts'

export type RowChange = { version: number; values: Partial<Record<ImportField, string>> }

export async function correctRow(ctx: Ctx, call: Call, importId: string, row: number, { version, values }: RowChange): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const current = await lockOpen(tx, call.caller.scope, importId, ['checked'])
    const before = await lockRow(tx, importId, row)
    if (!before) throw new DomainError('NotFound')
    if (before.version !== version) throw new DomainError('ImportChanged', { version: before.version })
    const given = Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== '')) as GivenRow // keys are the contract's
    const { model, faults } = checkRow(given, await importTenantOf(tx, current.tenantId))
    await changeRow(tx, importId, row, {
      ...checkedColumns(model, given),
      ...(model ? sealCreation(creationKey(ctx), model) : { sealedKey: null, sealedValues: null }),
      // A rejected row had no IDs for these.
      siteId: model?.site ? (before.siteId ?? newId(ctx.clock.now())) : null,
      partnerTenantId: model && model.type !== 'residential_customer' ? (before.partnerTenantId ?? newId(ctx.clock.now())) : null,
      state: model ? 'new' : 'faulty',
      faults: faults ?? null,
      given: model ? null : stored(given),
      clash: null,
      existingId: null,
      version: version + 1,
    })
    // The change may resolve or create conflicts with other rows.
    const columns = [...new Set([...(current.reading?.columns ?? []), ...importFields.filter((field) => given[field] !== undefined)])]
    await judgeRows(tx, { ...current, columns }, { row, ...touchedBy(before, model) })
    await changeImport(tx, importId, { ...countFields(await countRows(tx, importId)), version: current.version + 1 })
    await recordActivity(tx, ctx, call, { ...about(current, 'update', 'import.row-mended'), after: { row } })
  })
}

function touchedBy(before: ImportRowRecord, after: { accountEmail: string; externalReferenceId?: string | null | undefined } | undefined) {
  const present = (values: readonly (string | null | undefined)[]) => values.filter((value): value is string => typeof value === 'string')
  return {
    emails: present([before.accountEmail, after?.accountEmail]),
    references: present([before.externalReferenceId, after?.externalReferenceId]),
  }
}

/** The database rejects zero bytes. */
const stored = (given: GivenRow): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([field, text]) => [field, text.replaceAll('\0', '\u2400').toWellFormed()]))
