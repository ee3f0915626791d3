import type { ChosenKind, DevicePlace, GatewayCommand } from '@wattdesk/device-protocol/gateway-messages.ts'
import type { GatewayLimit } from '@wattdesk/device-protocol/limits.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { isGatewayOffline } from '../../../db/contact-sql.ts'
import { gatewayCommands, gateways } from '../../../db/domains/gateways/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import { newId } from '../../../platform/ids.ts'
import { gatewayLimitsOf } from './gateway-limits.store.ts'

export type NewCommand = typeof gatewayCommands.$inferInsert
export type SentCommand = { serialNumber: string; command: GatewayCommand }

const sentAtOnce = sql.raw('1000')

export async function insertCommands(tx: Tx, rows: NewCommand[]): Promise<void> {
  await tx.insert(gatewayCommands).values(rows)
}

/** Claims the commands to send now: those never sent, and those unanswered for `againMs`. */
export async function takeCommands(db: Db, now: Date, againMs: number, passwordOf: PasswordOf): Promise<SentCommand[]> {
  const { rows } = await db.execute<CommandRow>(sql`
    update gateway_commands c set sent_at = ${now}::timestamptz from ${gateways} g
    where g.id = c.gateway_id and c.id in (
      select due.id from gateway_commands due
      where due.expires_at > ${now}::timestamptz and (due.sent_at is null or due.sent_at <= ${now}::timestamptz - ${againMs} * interval '1 ms')
      order by due.sent_at nulls first, due.issued_at limit ${sentAtOnce} for update skip locked)
    returning g.serial_number as "serialNumber", c.id, c.command, c.run, c.from_sequence as "from", c.to_sequence as "to", c.credential, c.issued_at as "issuedAt",
      case when c.command = 'kinds' then ${chosenKindsOf(sql`c.gateway_id`)} end as kinds,
      case when c.command = 'places' then ${placesOf(sql`c.gateway_id`)} end as places,
      case when c.command = 'limits' then ${gatewayLimitsOf(sql`c.gateway_id`, sql`${now}::timestamptz`)} end as limits`)
  return rows.map((row) => ({ serialNumber: row.serialNumber, command: presentCommand(row, passwordOf) }))
}

/** Passwords are derived; no table contains them. */
export type PasswordOf = (serialNumber: string, credential: number) => string

type CommandRow = {
  serialNumber: string
  id: string
  command: GatewayCommand['command']
  run: string | null
  from: string | null
  to: string | null
  credential: number | null
  issuedAt: string
  kinds: ChosenKind[] | null
  places: DevicePlace[] | null
  limits: GatewayLimit[] | null
}

/** The kinds that members gave to a gateway's appliances, as of sending the command. */
const chosenKindsOf = (gatewayId: SQL) => sql`(
  select jsonb_agg(jsonb_build_object('deviceId', a.device_id, 'kind', a.kind) order by a.device_id)
  from appliances a where a.gateway_id = ${gatewayId} and a.is_kind_chosen)`

/** Where devices are according to members, as of sending the command. */
const placesOf = (gatewayId: SQL) => sql`(
  select jsonb_agg(jsonb_build_object('host', p.host, 'port', p.port, 'units', p.units) order by p.host, p.port)
  from gateway_places p where p.gateway_id = ${gatewayId})`

function presentCommand(row: CommandRow, passwordOf: PasswordOf): GatewayCommand {
  const { id, command, issuedAt, serialNumber, credential, kinds, places, limits, ...range } = row
  const head = { commandId: id, issuedAt: new Date(issuedAt).toISOString() }
  if (command === 'resend') return { ...head, command, run: Number(range.run), from: Number(range.from), to: Number(range.to) }
  if (command === 'credential') return { ...head, command, password: passwordOf(serialNumber, Number(credential)) }
  if (command === 'kinds') return { ...head, command, appliances: kinds ?? [] }
  if (command === 'places') return { ...head, command, places: places ?? [] }
  if (command === 'limits') return { ...head, command, limits: limits ?? [] }
  return { ...head, command }
}

/** `isThere`: it was in contact lately, is not known to be offline and is not revoked. `hasJustMeasured`: it needs no command. */
export type MeasuringGateway = { gatewayId: string; siteId: string; isThere: boolean; hasJustMeasured: boolean }

/** Issues a command to measure, unless the gateway measured in the last seconds, is silent or already has such a command. */
export async function insertMeasurement(db: Db, customerId: string, now: Date): Promise<MeasuringGateway | undefined> {
  const at = sql`${now}::timestamptz`
  const { rows } = await db.execute<MeasuringGateway>(sql`
    with gateway as (
      select g.id as "gatewayId", g.site_id as "siteId",
        g.credential_revoked_at is null and coalesce(g.contacted_at > ${at} - interval '2 minutes', false) and not ${isGatewayOffline()} as "isThere",
        exists (select from newest_samples(g.site_id, g.id, ${at} - interval '5 seconds', 'infinity', 1)) as "hasJustMeasured"
      from gateways g join installations i on i.id = g.installation_id
      where i.customer_id = ${customerId} and g.site_id is not null
    ), issued as (
      insert into gateway_commands (id, gateway_id, command, issued_at, expires_at)
      select gen_random_uuid(), "gatewayId", 'measure', ${at}, ${at} + interval '10 seconds' from gateway
      where "isThere" and not "hasJustMeasured"
        and not exists (select from gateway_commands c where c.gateway_id = "gatewayId" and c.command = 'measure' and c.expires_at > ${at})
    )
    select * from gateway`)
  return rows[0]
}

/** Issues a command with the current kinds or places, replacing an earlier one. */
export async function putCommand(
  tx: Tx,
  gatewayId: string,
  { command, issuedAt, expiresAt }: Pick<NewCommand, 'issuedAt' | 'expiresAt'> & { command: 'kinds' | 'places' },
): Promise<void> {
  await tx.delete(gatewayCommands).where(and(eq(gatewayCommands.gatewayId, gatewayId), eq(gatewayCommands.command, command)))
  await tx.insert(gatewayCommands).values({ id: newId(issuedAt), gatewayId, command, issuedAt, expiresAt })
}

/** A command with a response is not sent again. */
export async function deleteCommand(tx: Tx, gatewayId: string, id: string): Promise<void> {
  await tx.delete(gatewayCommands).where(and(eq(gatewayCommands.id, id), eq(gatewayCommands.gatewayId, gatewayId)))
}

export async function deleteExpiredCommands(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from gateway_commands where expires_at <= ${now}::timestamptz`)
}
