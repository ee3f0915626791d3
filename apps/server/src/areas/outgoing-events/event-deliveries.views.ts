import type { QueryOf, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { listEventDeliveries } from '@wattdesk/contract/outgoing-events/calls.ts'
import type { EventDelivery, EventDeliveryDetail } from '@wattdesk/contract/outgoing-events/models.ts'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { eventAttempts, eventDeliveries, eventEndpoints, outgoingEvents } from '../../db/domains/outgoing-events/tables.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { countMax, countUpTo, listPage } from '../../platform/list-page.ts'
import { bodyOf } from './webhook-signature.format.ts'

const { endpointId, state, kind, at } = eventDeliveries
const columns = { endpointId, state, kind, at }

/** The newest deliveries of each endpoint come from its index, and are merged. */
export async function listDeliveries(
  db: Db,
  tenantId: string,
  query: QueryOf<typeof listEventDeliveries>,
): Promise<ResponseInput<typeof listEventDeliveries>> {
  const direction = query.order[0]?.direction === 'asc' ? sql`asc` : sql`desc`
  const { page, limit, filter } = query
  const ofTenant = and(eq(eventEndpoints.tenantId, tenantId), isNull(eventEndpoints.removedAt)) ?? sql`false`
  const joined = sql`${eventEndpoints} join ${eventDeliveries} on ${endpointId} = ${eventEndpoints.id}`
  return listPage(
    { page, limit, filter },
    {
      columns,
      within: [],
      order: sql`${at} ${direction}, ${eventDeliveries.id} ${direction}`,
      select: async ({ where, order, ...slice }) => {
        const newest = db
          .select({ id: eventDeliveries.id, at })
          .from(eventDeliveries)
          .where(and(eq(endpointId, eventEndpoints.id), where))
          .orderBy(order)
          .limit(slice.offset + slice.limit)
          .as('newest')
        const found = await db
          .select({ id: newest.id })
          .from(eventEndpoints)
          .innerJoinLateral(newest, sql`true`)
          .where(ofTenant)
          .orderBy(sql`${newest.at} ${direction}, ${newest.id} ${direction}`)
          .limit(slice.limit)
          .offset(slice.offset)
        const ids = found.map(({ id }) => id)
        return (await selectDeliveries(db, sql`${eventDeliveries.id} = any(${sql.param(ids)}::uuid[])`).orderBy(order)).map(present)
      },
      count: (where) => countUpTo(db, sql`${joined} where ${ofTenant} and ${where}`),
      countMax,
    },
  )
}

export async function requireDelivery(db: Db, tenantId: string, id: string): Promise<EventDelivery> {
  return present(await findRow(db, tenantId, id))
}

/** A delivery with its body and all attempts. */
export async function readDelivery(db: Db, tenantId: string, id: string): Promise<EventDeliveryDetail> {
  const row = await findRow(db, tenantId, id)
  const [event] = await db.select().from(outgoingEvents).where(eq(outgoingEvents.id, row.delivery.eventId))
  const attempts = await db
    .select()
    .from(eventAttempts)
    .where(eq(eventAttempts.deliveryId, id))
    .orderBy(desc(eventAttempts.id))
    .limit(attemptsShown)
  return {
    ...present(row),
    body: event ? bodyOf(event) : '',
    history: attempts.map((one) => ({ ...one, at: one.at.toISOString() })),
  }
}

/** A delivery that was sent again many times has more than fourteen. */
const attemptsShown = 100

async function findRow(db: Db, tenantId: string, id: string): Promise<Row> {
  const isOwn = and(eq(eventDeliveries.id, id), eq(eventEndpoints.tenantId, tenantId), isNull(eventEndpoints.removedAt))
  const [row] = await selectDeliveries(db, isOwn ?? sql`false`)
  if (!row) throw new DomainError('NotFound')
  return row
}

function selectDeliveries(db: Db, where: SQL) {
  return db
    .select({
      delivery: eventDeliveries,
      endpoint: { id: eventEndpoints.id, name: eventEndpoints.name },
      pausedAt: eventEndpoints.pausedAt,
    })
    .from(eventEndpoints)
    .innerJoin(eventDeliveries, eq(eventDeliveries.endpointId, eventEndpoints.id))
    .where(where)
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof selectDeliveries>>[number]

function present({ delivery, endpoint, pausedAt }: Row): EventDelivery {
  const { id, eventId, record, attempts, status, fault, claimedUntil } = delivery
  const isOpen = delivery.state === 'waiting' || delivery.state === 'retrying'
  const hasNext = isOpen && pausedAt === null && claimedUntil === null
  return {
    ...{ id, endpoint, eventId, record, attempts, status, fault, kind: delivery.kind, state: delivery.state },
    at: delivery.at.toISOString(),
    nextAttemptAt: hasNext ? delivery.nextAttemptAt.toISOString() : null,
    deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
  }
}
