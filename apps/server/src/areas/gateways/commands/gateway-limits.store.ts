import { type GatewayLimit, limitsMax } from '@wattdesk/device-protocol/limits.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { uuidArray } from '../../../db/binary-arrays.ts'
import { gatewayCommands } from '../../../db/domains/gateways/tables.ts'
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

/** Ends the limits that gateways keep for the home they leave. Returns those gateways. */
export async function endLimitsOfGateways(tx: Tx, gatewayIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with ended as (
      update device_limits l set ended_at = now(), end_reason = 'moved' from gateways g
      where g.id = any(${uuidArray(gatewayIds, (one) => one)}::uuid[]) and l.site_id = g.site_id and l.kind <> 'grid-signal' and l.ended_at is null
      returning g.id
    )
    select distinct id from ended`)
  return rows.map(({ id }) => id)
}

/** Makes gateways that have left their home drop its limits. */
export async function forgetLimits(tx: Tx, gatewayIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into gateway_commands (id, gateway_id, command, issued_at, expires_at)
    select gen_random_uuid(), id, 'limits', now(), now() + interval '1 day' from unnest(${uuidArray(gatewayIds, (one) => one)}::uuid[]) as g (id)`)
}
