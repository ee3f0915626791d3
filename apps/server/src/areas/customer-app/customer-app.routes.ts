import * as contract from '@wattdesk/contract/customer-app/calls.ts'
import { isSunAbove, sleepingElevationDeg } from '@wattdesk/energy/sun.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/route.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findSiteHealth } from '../alarms/health.views.ts'
import type { OpenIdClient } from '../auth/identities/openid-party.service.ts'
import { readEnergySeries } from '../history/energy-series.views.ts'
import { findHistorySite, type HistorySite } from '../history/history-sites.views.ts'
import { listSiteDevices } from '../installations/site-devices.views.ts'
import { listLiveSites } from '../telemetry/live/live.views.ts'
import { createTicket } from '../telemetry/live/live-tickets.service.ts'
import { deviceOf, gatewayOf, noticesOf } from './app-devices.rules.ts'
import { appOutlookRoutes } from './app-outlook.routes.ts'
import { appPastRoutes, type HomeOf, readMoney } from './app-past.routes.ts'
import { listHomeGateways, listHomes, listSaleMessages, readAccountName, readAppParts } from './home.views.ts'
import { customerOf, readLiveVisibility } from './live-visibility.service.ts'
import { appSignInRoutes } from './sign-in/app-sign-in.routes.ts'

/** The calls of the app: of a customer for their own homes, or of a member who views them. */
export function customerAppRoutes(app: FastifyInstance, ctx: Ctx, openId: OpenIdClient): void {
  appSignInRoutes(app, ctx, openId)
  appHomeRoutes(app, ctx)
  const homeOf: HomeOf = ({ caller, params }) => requireHome(ctx, caller, params.siteId)
  appPastRoutes(app, ctx, homeOf)
  appOutlookRoutes(app, ctx, homeOf)
}

function appHomeRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  bind(app, contract.readAppHome, async ({ caller, query }) => {
    const { customerId, tenantId } = customerOf(caller)
    const [homes, accountName, saleMessages] = await Promise.all([
      listHomes(db, customerId),
      readAccountName(db, customerId),
      listSaleMessages(db, customerId),
    ])
    const siteId = query.siteId ?? homes[0]?.id
    const viewer = {
      kind: caller.kind === 'customer' ? ('customer' as const) : ('member' as const),
      customerId,
      tenantId,
      accountName,
      name: caller.name,
      language: caller.language,
      endsAt: caller.viewEndsAt?.toISOString() ?? null,
    }
    return { viewer, sites: homes, saleMessages, home: siteId ? await readHome(ctx, caller, siteId) : null }
  })
  bind(app, contract.listAppDevices, async ({ caller, params }) => {
    const site = await requireHome(ctx, caller, params.siteId)
    const now = clock.now()
    const [devices, gateways, health] = await Promise.all([
      listSiteDevices(db, site.id, now),
      listHomeGateways(db, site.id, now),
      findSiteHealth(db, customerOf(caller).customerId, site.id),
    ])
    const components = health?.components ?? []
    const isNight = isSunAbove(site, now.getTime(), sleepingElevationDeg) === false
    return {
      checkedAt: health?.checkedAt ?? null,
      items: [...gateways.map((one) => gatewayOf(one, components, now)), ...devices.map((one) => deviceOf(one, components, isNight))],
      notices: noticesOf(components),
    }
  })
  bind(app, contract.createAppLiveTicket, async ({ params, ...call }) => {
    const site = await requireHome(ctx, call.caller, params.siteId)
    const { isVisible } = await readLiveVisibility(ctx, call.caller)
    if (!isVisible) throw new DomainError('LiveDataEnded')
    return createTicket(ctx, call, site.id)
  })
}

/** A home of the caller's customer; others are not found. */
async function requireHome({ db }: Pick<Ctx, 'db'>, { scope }: Pick<Caller, 'scope'>, siteId: string): Promise<HistorySite> {
  const site = await findHistorySite(db, scope, siteId)
  if (!site) throw new DomainError('NotFound')
  return site
}

async function readHome(ctx: Ctx, caller: Caller, siteId: string) {
  const { db, clock } = ctx
  const site = await requireHome(ctx, caller, siteId)
  const now = clock.now()
  const today = localDayOf(now.getTime(), site.timeZone)
  const { isVisible, until } = await readLiveVisibility(ctx, caller)
  const { customerId } = customerOf(caller)
  const [has, live, energy, money, health] = await Promise.all([
    readAppParts(db, site.id, site.home),
    isVisible ? listLiveSites(db, customerId, now, site.id) : [],
    readEnergySeries(db, site, { fromDate: today, toDate: today, interval: 'P1D' }, now),
    readMoney(ctx, site, { fromDate: today, toDate: today }),
    findSiteHealth(db, customerId, site.id),
  ])
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    has,
    notices: noticesOf(health?.components ?? []),
    live: live[0] ?? null,
    liveUntil: until?.toISOString() ?? null,
    today: { ...money, fromDate: today, toDate: today, provenance: energy.provenance, total: energy.total },
  }
}
