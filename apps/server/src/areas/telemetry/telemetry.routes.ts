import { createLiveTicket, ingestWebhook, readDeviceDay, readLiveSites, readSiteDay } from '@wattdesk/contract/telemetry/calls.ts'
import { compareData } from '@wattdesk/contract/telemetry/data-comparison/calls.ts'
import { listDataRecords, readDataPayload } from '@wattdesk/contract/telemetry/data-records/calls.ts'
import { listGatewayHistories, readGatewayHistory, readGatewayStatus } from '@wattdesk/contract/telemetry/gateway-history/calls.ts'
import { livePath } from '@wattdesk/contract/telemetry/terms.ts'
import { webhookBodyMax } from '@wattdesk/device-protocol/webhooks.ts'
import type { FastifyInstance } from 'fastify'
import type { Scope } from '../../db/scope.ts'
import { acceptUnparsedJson } from '../../http/json-bodies.ts'
import { bind } from '../../http/route.ts'
import { serveWebSocket } from '../../http/websocket.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { listGatewayPasts } from '../gateways/reports/gateway-history.views.ts'
import { compareDay, findConfiguration } from './data-comparison.views.ts'
import { findPayload, listRecords } from './data-records.views.ts'
import { readDeviceDayOf } from './device-day.views.ts'
import { withGaps } from './gaps.views.ts'
import { openRejections } from './ingest/rejections.service.ts'
import { openSampleIngest } from './ingest/sample-ingest.service.ts'
import { receiveDelivery } from './ingest/webhooks/webhooks.service.ts'
import { findSite, listLiveSites } from './live/live.views.ts'
import { openLiveHub } from './live/live-hub.http.ts'
import { createTicket, type LiveHolders, redeemTicket } from './live/live-tickets.service.ts'
import { readSiteDayOf } from './site-day.views.ts'

const noOrigin = 'null'
const liveMessageMax = 4_096
const liveSocketsMax = 10_000

export async function telemetryRoutes(app: FastifyInstance, ctx: Ctx, holders: LiveHolders): Promise<void> {
  const { db, clock } = ctx
  const requireSite = async (scope: Scope, siteId: string, customerId?: string) => {
    const site = await findSite(db, scope, siteId, customerId)
    if (!site) throw new DomainError('NotFound')
    return site
  }
  bind(app, readLiveSites, async ({ caller, params }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return { sites: await listLiveSites(db, params.id, clock.now()) }
  })
  bind(app, readSiteDay, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    return readSiteDayOf(db, await requireSite(caller.scope, params.siteId, params.id), query.date, clock.now())
  })
  bind(app, readDeviceDay, async ({ caller, params, query }) => {
    await requireCustomerRecord(ctx, caller.scope, params.id)
    const site = await requireSite(caller.scope, params.siteId, params.id)
    return readDeviceDayOf(db, site, params.deviceId, query.date, clock.now())
  })
  debugRoutes(app, ctx)
  const gatewaysOf = async (scope: Scope, customerId: string) => {
    await requireCustomerRecord(ctx, scope, customerId)
    const now = clock.now()
    return { items: await withGaps(db, await listGatewayPasts(db, customerId, now), now) }
  }
  bind(app, listGatewayHistories, async ({ caller, params }) => gatewaysOf(caller.scope, params.id))
  bind(app, readGatewayHistory, async ({ caller, query }) => gatewaysOf(caller.scope, query.customerId))
  bind(app, readGatewayStatus, async ({ caller, query }) => {
    await requireCustomerRecord(ctx, caller.scope, query.customerId)
    return { items: await listGatewayPasts(db, query.customerId, clock.now()) }
  })
  bind(app, createLiveTicket, async ({ body, ...call }) => {
    const site = await requireSite(call.caller.scope, body.siteId)
    return createTicket(ctx, call, site.id)
  })
  serveLive(app, ctx, holders)
  await app.register(async (inner) => serveWebhooks(inner, ctx))
}

/** A device's samples as sent, and as stored. */
function debugRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { db, clock } = ctx
  const requireConfiguration = async (scope: Scope, { customerId, configId }: { customerId: string; configId: string }) => {
    await requireCustomerRecord(ctx, scope, customerId)
    const configuration = await findConfiguration(db, customerId, configId)
    if (!configuration) throw new DomainError('NotFound')
    return configuration
  }
  bind(app, compareData, async ({ caller, params, query }) =>
    compareDay(db, await requireConfiguration(caller.scope, params), query, clock.now()),
  )
  bind(app, listDataRecords, async ({ caller, params, query }) =>
    listRecords(db, await requireConfiguration(caller.scope, params), query, clock.now()),
  )
  bind(app, readDataPayload, async ({ caller, params }) => {
    const payload = await findPayload(db, await requireConfiguration(caller.scope, params), params.deliveryId)
    if (!payload) throw new DomainError('NotFound')
    return payload
  })
}

function serveLive(app: FastifyInstance, ctx: Ctx, holders: LiveHolders): void {
  const hub = openLiveHub(ctx, holders)
  app.addHook('onClose', async () => hub.close())
  serveWebSocket(app, ctx.log, {
    path: livePath,
    // A member's view is in a sandboxed frame, which has no origin.
    origin: [new URL(ctx.config.publicUrl).origin, noOrigin],
    messageSizeMax: liveMessageMax,
    socketsMax: liveSocketsMax,
    admit: async ({ searchParams }, { origin }) => {
      const ticket = await redeemTicket(ctx, searchParams.get('ticket') ?? '')
      if (origin === noOrigin && ticket.holder !== 'viewer') throw new DomainError('OriginRefused')
      return ticket
    },
    open: (socket, admitted) => hub.open(socket, admitted),
  })
}

/** Webhooks: no body is parsed before its signature is verified. */
function serveWebhooks(app: FastifyInstance, ctx: Ctx): void {
  const samples = openSampleIngest(ctx)
  const rejections = openRejections(ctx)
  acceptUnparsedJson(app)
  app.addHook('onClose', async () => {
    await samples.close()
    await rejections.close()
  })
  bind(
    app,
    ingestWebhook,
    async ({ params, request: { headers, body } }) => {
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      return receiveDelivery(ctx, { samples, rejections }, { vendorId: params.vendorId, headers, rawBody })
    },
    { bodyLimit: webhookBodyMax, isUnparsed: true },
  )
}
