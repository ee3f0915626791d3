import * as calls from '@wattdesk/contract/changes/calls.ts'
import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import type { Scope } from '../../db/scope.ts'
import { readerOf } from '../../http/reader.ts'
import { bind, type Handled } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openGate } from '../../platform/gate.ts'
import { findCustomers, findSites } from '../customers/customers.views.ts'
import { listChargingSessions } from '../history/charging.views.ts'
import { findHistorySite, type HistorySite } from '../history/history-sites.views.ts'
import { readQuarterHoursOf } from '../history/quarter-hours.views.ts'
import { type ChangePage, readChanges } from './changes.service.ts'

type Changes = ChangePage['changes']

export function changeRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  // Keeps a program that requests everything at once from blocking other programs and members.
  const gate = openGate({ running: 3, waiting: 24, each: 2 })
  const gated =
    <One extends Pick<Handled<Endpoint>, 'caller' | 'reply'>, Page>(read: (call: One) => Promise<Page>) =>
    (call: One) =>
      gate(() => read(call), readerOf(call.reply, call.caller))

  bind(
    app,
    calls.listChangedCustomers,
    gated(async ({ caller, query }) => {
      const { changes, ...page } = await readChanges(ctx, caller, { name: 'customers', kind: 'customer' }, query)
      const found = await findCustomers(db, caller.scope, idsOf(changes))
      const items = changes.map(({ id }) => {
        const customer = found.get(id) ?? null
        return { id, state: stateOf(customer), customer }
      })
      return { ...page, items }
    }),
  )
  bind(
    app,
    calls.listChangedSites,
    gated(async ({ caller, query }) => {
      const { changes, ...page } = await readChanges(ctx, caller, { name: 'sites', kind: 'site' }, query)
      const found = await findSites(db, caller.scope, idsOf(changes))
      const items = changes.map(({ id }) => {
        const site = found.get(id) ?? null
        return { id, state: site ? ('present' as const) : ('gone' as const), site }
      })
      return { ...page, items }
    }),
  )
  bind(
    app,
    calls.listChangedHistory,
    gated(async ({ caller, query }) => {
      const { changes, ...page } = await readChanges(ctx, caller, { name: 'history', kind: 'day' }, query)
      const items = await ofDays(ctx, caller.scope, changes, async (site, day) => ({
        quarterHours: await readQuarterHoursOf(db, site, { from: day, to: day }, clock.now()),
      }))
      return { ...page, items }
    }),
  )
  bind(
    app,
    calls.listChangedSessions,
    gated(async ({ caller, query }) => {
      const { changes, ...page } = await readChanges(ctx, caller, { name: 'sessions', kind: 'day' }, query)
      const charging = changes.filter(({ charges }) => charges)
      const items = await ofDays(ctx, caller.scope, charging, async (site, day) => ({
        sessions: (await listChargingSessions(db, site, { from: day, to: day }, clock.now())).items,
      }))
      return { ...page, items }
    }),
  )
}

function stateOf(customer: { status: string } | null): 'gone' | 'purged' | 'present' {
  if (!customer) return 'gone'
  return customer.status === 'deleted' ? 'purged' : 'present'
}

const idsOf = (changes: Changes) => changes.map(({ id }) => id)

/** Reads each changed day with its home. Homes deleted meanwhile are reported as changes of sites. */
async function ofDays<T>({ db }: Ctx, scope: Scope, changes: Changes, read: (site: HistorySite, day: string) => Promise<T>) {
  const sites = new Map<string, HistorySite | undefined>()
  const items: ({ siteId: string; customerId: string; day: string } & T)[] = []
  for (const { id, customerId, day } of changes) {
    if (!sites.has(id)) sites.set(id, await findHistorySite(db, scope, id))
    const site = sites.get(id)
    if (site && customerId && day) items.push({ siteId: id, customerId, day, ...(await read(site, day)) })
  }
  return items
}
