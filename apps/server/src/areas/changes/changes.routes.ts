import * as calls from '@wattdesk/contract/changes/calls.ts'
import type { FastifyInstance } from 'fastify'
import type { Scope } from '../../db/scope.ts'
import { readerOf } from '../../http/reader.ts'
import { bind } from '../../http/route.ts'
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
  bind(app, calls.listChangedCustomers, ({ caller, query, reply }) =>
    gate(
      async () => {
        const { changes, ...page } = await readChanges(ctx, caller, { name: 'customers', kind: 'customer' }, query)
        const found = await findCustomers(db, caller.scope, idsOf(changes))
        const items = changes.map(({ id }) => {
          const customer = found.get(id) ?? null
          return {
            id,
            state: !customer ? ('gone' as const) : customer.status === 'deleted' ? ('purged' as const) : ('present' as const),
            customer,
          }
        })
        return { ...page, items }
      },
      readerOf(reply, caller),
    ),
  )
  bind(app, calls.listChangedSites, ({ caller, query, reply }) =>
    gate(
      async () => {
        const { changes, ...page } = await readChanges(ctx, caller, { name: 'sites', kind: 'site' }, query)
        const found = await findSites(db, caller.scope, idsOf(changes))
        const items = changes.map(({ id }) => {
          const site = found.get(id) ?? null
          return { id, state: site ? ('present' as const) : ('gone' as const), site }
        })
        return { ...page, items }
      },
      readerOf(reply, caller),
    ),
  )
  bind(app, calls.listChangedHistory, ({ caller, query, reply }) =>
    gate(
      async () => {
        const { changes, ...page } = await readChanges(ctx, caller, { name: 'history', kind: 'day' }, query)
        const items = await ofDays(ctx, caller.scope, changes, async (site, day) => ({
          quarterHours: await readQuarterHoursOf(db, site, { from: day, to: day }, clock.now()),
        }))
        return { ...page, items }
      },
      readerOf(reply, caller),
    ),
  )
  bind(app, calls.listChangedSessions, ({ caller, query, reply }) =>
    gate(
      async () => {
        const { changes, ...page } = await readChanges(ctx, caller, { name: 'sessions', kind: 'day' }, query)
        const charging = changes.filter(({ charges }) => charges)
        const items = await ofDays(ctx, caller.scope, charging, async (site, day) => ({
          sessions: (await listChargingSessions(db, site, { from: day, to: day }, clock.now())).items,
        }))
        return { ...page, items }
      },
      readerOf(reply, caller),
    ),
  )
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
