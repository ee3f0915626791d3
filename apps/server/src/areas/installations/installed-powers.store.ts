import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { type PowerName, powerNames } from '@wattdesk/energy/quantities.ts'
import { sql } from 'drizzle-orm'
import { endPowers, firstMeasuredAt, notePowers, removePower } from '../../db/home-quantities-sql.ts'
import { installedPowersSql } from '../../db/installed-powers-sql.ts'
import type { Tx } from '../../db/transaction.ts'

const powersOfKinds: Partial<Record<InstallationKind, readonly PowerName[]>> = {
  pvbattery: ['production', 'battery'],
  wallbox: ['ev'],
  heatpump: ['heatPump'],
  meter: ['grid'],
}

type Since = Partial<Record<PowerName, number>>

/** Since when (epoch ms) a home has each power, according to its devices. */
export async function readInstalledPowers(tx: Tx, siteId: string): Promise<Since> {
  const { rows } = await tx.execute<{ power: PowerName; since: number }>(sql`
    select power, min(extract(epoch from since) * 1000)::float8 as since
    from (select ${siteId}::uuid as id) home cross join lateral ${installedPowersSql((column) => `${column} = home.id`)} known
    group by power`)
  return Object.fromEntries(rows.map(({ power, since }) => [power, since]))
}

/**
 * Records what a site has after its devices changed. If a date of installation was corrected to a later one, or a device turned out to be
 * another one, the earlier time no longer counts, except where it was measured.
 */
export async function noteInstalledPowers(tx: Tx, siteId: string, before: Since, now: Date): Promise<void> {
  const after = await readInstalledPowers(tx, siteId)
  const changed = powerNames.filter((power) => before[power] !== after[power])
  if (changed.length === 0) return
  for (const power of changed) {
    const [former, since] = [before[power], after[power] ?? now.getTime()]
    if (former === undefined || former >= since) continue
    const measured = await firstMeasuredAt(tx, siteId, power)
    const until = Math.min(since, measured ?? since)
    if (until > former) await removePower(tx, siteId, power, former, until)
    if (after[power] === undefined && measured === null) await endPowers(tx, siteId, [power], now)
  }
  const known = changed.filter((power) => after[power] !== undefined)
  if (known.length > 0) await notePowers(tx, new Map([[siteId, Object.fromEntries(known.map((power) => [power, after[power]]))]]))
  // Quarter hours since the home has these powers were not summed yet.
  const from = Math.min(...changed.map((power) => Math.min(before[power] ?? Number.POSITIVE_INFINITY, after[power] ?? now.getTime())))
  await tx.execute(sql`
    update sites set resum_at = ${now}::timestamptz
    where id = ${siteId} and intervals_measured_until(id) > ${new Date(from)}::timestamptz`)
}

/**
 * After an installation was removed, ends the powers that only this one gave its site and, if it was the last of its kind, all of that kind
 * that no other device gives, until something measures them again. The grid connection stays if it was ever measured. `before`: the powers
 * before the removal.
 */
export async function endPowersOfKind(tx: Tx, siteId: string, kind: InstallationKind, before: Since, now: Date): Promise<void> {
  const ofKind = powersOfKinds[kind]
  if (!ofKind) return
  const after = await readInstalledPowers(tx, siteId)
  const { rows } = await tx.execute(sql`select id from installations where site_id = ${siteId} and kind = ${kind} limit 1`)
  const isLast = rows.length === 0
  const isGridKept = kind === 'meter' && (await firstMeasuredAt(tx, siteId, 'grid')) !== null
  const ended = ofKind.filter((power) => after[power] === undefined && (isLast || before[power] !== undefined))
  if (ended.length > 0 && !isGridKept) await endPowers(tx, siteId, ended, now)
}
