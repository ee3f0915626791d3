import { type GatewayLimit, limitsMax } from '@wattdesk/device-protocol/limits.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { uuidArray } from '../../../db/binary-arrays.ts'
import { type deviceLimits, gatewayCommands } from '../../../db/domains/gateways/tables.ts'
import { isUnrestored } from '../../../db/limit-sql.ts'
import type { Tx } from '../../../db/transaction.ts'
import { newId } from '../../../platform/ids.ts'

/**
 * The limits that a gateway keeps, as JSON: those of its home, not ended, with the devices that can follow them. A grid operator's signal
 * limits each consumer. If there are more than a gateway keeps, those that begin first; the others follow as earlier ones end.
 */
export const gatewayLimitsOf = (gatewayId: SQL, now: SQL) => sql`(
  select jsonb_agg(sent.one order by sent.one ->> 'limitId', sent.one ->> 'deviceId') from (
    select jsonb_build_object('limitId', l.id, 'of', 'device', 'deviceId', a.device_id, 'from', l.starts_at, 'until', l.ends_at,
      'power', case l.kind when 'generation' then 'generation' else 'consumption' end,
      'powerW', least(l.power_w, case l.kind when 'generation' then a.generation_limit_w else a.consumption_limit_w end)) as one, l.starts_at
    from gateways g join device_limits l on l.site_id = g.site_id
    join appliances a on a.gateway_id = g.id and case l.kind when 'generation' then a.device_id = l.device_id and a.generation_limit_w is not null
      else a.consumption_limit_w is not null end
    where g.id = ${gatewayId} and l.kind <> 'feed-in' and l.ended_at is null and l.ends_at > ${now}
    union all
    select jsonb_build_object('limitId', l.id, 'of', 'export', 'powerW', l.power_w, 'from', l.starts_at, 'until', l.ends_at), l.starts_at
    from gateways g join device_limits l on l.site_id = g.site_id
    where g.id = ${gatewayId} and l.kind = 'feed-in' and l.ended_at is null
      and exists (select from appliances a where a.gateway_id = g.id and a.generation_limit_w is not null)
    order by starts_at, one limit ${sql.raw(String(limitsMax))}
  ) sent)`

export async function listGatewayLimits(tx: Tx, gatewayId: string, now: Date): Promise<GatewayLimit[]> {
  const { rows } = await tx.execute<{ limits: GatewayLimit[] | null }>(
    sql`select ${gatewayLimitsOf(sql`${gatewayId}::uuid`, sql`${now}::timestamptz`)} as limits`,
  )
  return rows[0]?.limits ?? []
}

/** Issues a command with all limits of a gateway, replacing an earlier one. */
export async function putLimits(tx: Tx, gatewayId: string, { issuedAt, expiresAt }: { issuedAt: Date; expiresAt: Date }): Promise<void> {
  await tx.delete(gatewayCommands).where(and(eq(gatewayCommands.gatewayId, gatewayId), eq(gatewayCommands.command, 'limits')))
  await tx.insert(gatewayCommands).values({ id: newId(issuedAt), gatewayId, command: 'limits', issuedAt, expiresAt })
}

/** Gateways that keep as many limits as they can. */
export async function findFullGateways(tx: Tx, gatewayIds: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from unnest(${uuidArray(gatewayIds, (one) => one)}::uuid[]) as f (id)
    where jsonb_array_length(${gatewayLimitsOf(sql`f.id`, sql`${now}::timestamptz`)}) = ${limitsMax}`)
  return rows.map(({ id }) => id)
}

/**
 * Names of devices that have, or may get, a limit that only this gateway ends: one in force, or one that has ended at the server without a
 * report that the device is restored.
 */
export async function listKeptDevices(tx: Tx, gatewayId: string, now: Date): Promise<string[]> {
  const at = sql`${now}::timestamptz`
  const { rows } = await tx.execute<{ name: string }>(sql`
    select coalesce(nullif(concat_ws(' ', nullif(a.manufacturer, ''), nullif(a.model, '')), ''), a.device_id) as name
    from gateways g join appliances a on a.gateway_id = g.id
    where g.id = ${gatewayId} and exists (
      select from device_limits l
      where l.site_id = g.site_id and l.starts_at <= ${at} and (l.kind <> 'generation' or l.device_id = a.device_id)
        and case l.kind when 'grid-signal' then 'consumption' else 'generation' end = any(a.limits_kept)
        and (l.ended_at is null and (l.ends_at is null or l.ends_at > ${at})
          or ${isUnrestored(sql`l`, sql`case l.kind when 'feed-in' then '' else a.device_id end`)}))
    order by a.added_at, a.device_id limit 64`)
  return rows.map(({ name }) => name)
}

type EndedLimit = Pick<typeof deviceLimits.$inferSelect, 'id' | 'kind' | 'siteId' | 'deviceId' | 'percent' | 'powerW'> & { endedAt: string }

/**
 * Ends the limits that gateways keep for the home they leave, except signals, which wallboxes follow, and expired ones. Returns them, and
 * the gateways that have limits to drop.
 */
export async function endLimitsOfGateways(
  tx: Tx,
  gatewayIds: readonly string[],
  at: Date,
): Promise<{ ended: EndedLimit[]; limited: string[] }> {
  const leaving = sql`${uuidArray(gatewayIds, (one) => one)}::uuid[]`
  const limited = await tx.execute<{ id: string }>(sql`
    select distinct g.id from gateways g join device_limits l on l.site_id = g.site_id where g.id = any(${leaving}) and l.ended_at is null`)
  const { rows } = await tx.execute<EndedLimit>(sql`
    update device_limits l set ended_at = ${at}::timestamptz, end_reason = 'moved' from gateways g
    where g.id = any(${leaving}) and l.site_id = g.site_id and l.kind <> 'grid-signal' and l.ended_at is null
      and (l.ends_at is null or l.ends_at > ${at}::timestamptz)
    returning l.id, l.kind, l.site_id as "siteId", l.device_id as "deviceId", l.percent, l.power_w as "powerW", l.ended_at as "endedAt"`)
  return { ended: rows, limited: limited.rows.map(({ id }) => id) }
}

/** Makes gateways that have left their home drop its limits. */
export async function forgetLimits(tx: Tx, gatewayIds: readonly string[], at: Date): Promise<void> {
  await tx.delete(gatewayCommands).where(and(inArray(gatewayCommands.gatewayId, [...gatewayIds]), eq(gatewayCommands.command, 'limits')))
  await tx.execute(sql`
    insert into gateway_commands (id, gateway_id, command, issued_at, expires_at)
    select gen_random_uuid(), id, 'limits', ${at}::timestamptz, ${at}::timestamptz + interval '1 day' from unnest(${uuidArray(gatewayIds, (one) => one)}::uuid[]) as g (id)`)
}
