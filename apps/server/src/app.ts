import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './areas/account/account.routes.ts'
import { setupRoutes } from './areas/account/setup/setup.routes.ts'
import { activityRevertRoutes } from './areas/activity-reverts/activity-reverts.routes.ts'
import { alarmsRoutes } from './areas/alarms/alarms.routes.ts'
import { timeOfUseRoutes } from './areas/alarms/time-of-use/time-of-use.routes.ts'
import { apiAccessRoutes } from './areas/api-access/api-access.routes.ts'
import { authRoutes } from './areas/auth/auth.routes.ts'
import { type Identity, openIdentity } from './areas/auth/identities/identity.routes.ts'
import { openAccess } from './areas/auth/sessions/access.service.ts'
import { bulkActionRoutes } from './areas/bulk-actions/bulk-actions.routes.ts'
import { businessReportRoutes } from './areas/business-reports/business-reports.routes.ts'
import { changeRoutes } from './areas/changes/changes.routes.ts'
import { chargingRoutes } from './areas/charging/charging.routes.ts'
import { contentRoutes } from './areas/content/content.routes.ts'
import { contentSchemaRoutes } from './areas/content-schemas/content-schemas.routes.ts'
import { customerAppRoutes } from './areas/customer-app/customer-app.routes.ts'
import { findCallerOfCustomerSession, resolveCustomer } from './areas/customer-app/sessions/customer-sessions.service.ts'
import { customerLifecycleRoutes } from './areas/customer-lifecycle/customer-lifecycle.routes.ts'
import { reactivationLinkRoutes } from './areas/customer-lifecycle/reactivation/reactivation-links.routes.ts'
import { customerRecordRoutes } from './areas/customers/customer-record.routes.ts'
import { customerRoutes } from './areas/customers/customers.routes.ts'
import { customerLinkRoutes } from './areas/customers/users/customer-links.routes.ts'
import { customerDirectory } from './areas/customers/users/customer-sign-ins.service.ts'
import { customerUserRoutes } from './areas/customers/users/customer-users.routes.ts'
import { dashboardRoutes } from './areas/dashboard/dashboard.routes.ts'
import { dataImportRoutes } from './areas/data-import/data-import.routes.ts'
import { deviceLimitRoutes } from './areas/device-limits/device-limits.routes.ts'
import { eeg9Routes } from './areas/eeg9/eeg9.routes.ts'
import { featureFlagRoutes } from './areas/feature-flags/feature-flags.routes.ts'
import { featureSettingsRoutes } from './areas/feature-groups/feature-settings.routes.ts'
import { deliveryRoutes } from './areas/gateway-stock/deliveries/deliveries.routes.ts'
import { gatewayStockRoutes } from './areas/gateway-stock/gateway-stock.routes.ts'
import { brokerAccessRoutes } from './areas/gateways/credentials/broker-access.routes.ts'
import { gatewayRoutes } from './areas/gateways/gateways.routes.ts'
import { historyRoutes } from './areas/history/history.routes.ts'
import { historyMailRoutes } from './areas/history/mails/history-mails.routes.ts'
import { impersonationRoutes } from './areas/impersonation/impersonation.routes.ts'
import { findViewer, resolveViewer } from './areas/impersonation/impersonation.service.ts'
import { isViewingToken } from './areas/impersonation/viewing-tokens.format.ts'
import { importRoutes } from './areas/imports/imports.routes.ts'
import { installationRoutes } from './areas/installations/installations.routes.ts'
import { installerCompanyRoutes } from './areas/installer-companies/installer-companies.routes.ts'
import { liveReader } from './areas/live-readings/live-readings.service.ts'
import { mailRoutes } from './areas/mails/mails.routes.ts'
import { customerNoteRoutes } from './areas/notes/notes.routes.ts'
import { notificationRoutes } from './areas/notifications/notifications.routes.ts'
import { outgoingEventRoutes } from './areas/outgoing-events/outgoing-events.routes.ts'
import { priceRoutes } from './areas/prices/prices.routes.ts'
import { profileRoutes } from './areas/profile/profile.routes.ts'
import { orderStatusRoutes } from './areas/sales/order-status/order-status.routes.ts'
import { saleRoutes } from './areas/sales/sales.routes.ts'
import { savedViewRoutes } from './areas/saved-views/saved-views.routes.ts'
import { searchRoutes } from './areas/search/search.routes.ts'
import { requireNoMaintenance } from './areas/service-status/deployment.service.ts'
import { serviceStatusRoutes } from './areas/service-status/service-status.routes.ts'
import { statisticsRoutes } from './areas/statistics/statistics.routes.ts'
import type { LiveHolders } from './areas/telemetry/live/live-tickets.service.ts'
import { telemetryRoutes } from './areas/telemetry/telemetry.routes.ts'
import { readAppBrand } from './areas/tenants/brands.service.ts'
import { tenantRoutes } from './areas/tenants/tenants.routes.ts'
import { timelineRoutes } from './areas/timeline/timeline.routes.ts'
import { unallocatedInstallationRoutes } from './areas/unallocated-installations/unallocated-installations.routes.ts'
import { expiredRemover } from './areas/unallocated-installations/unallocated-installations.service.ts'
import { vendorRoutes } from './areas/vendors/vendors.routes.ts'
import { brandIcon, brandLogo } from './areas/white-label/brand-pictures.service.ts'
import { whiteLabelRoutes } from './areas/white-label/white-label.routes.ts'
import { serveApiReference } from './http/api-reference.ts'
import { authenticateBy, type Resolve } from './http/authenticate.ts'
import { openAppToFrames, serveCustomerApp } from './http/customer-app.ts'
import { serveFonts } from './http/fonts.ts'
import { serveMetrics } from './http/metrics.ts'
import { openHttp } from './http/open-http.ts'
import { serveOpenApi } from './http/openapi.ts'
import { servePortal } from './http/portal.ts'
import { serveProbes } from './http/probes.ts'
import type { Ctx } from './platform/ctx.ts'
import type { Health } from './platform/health.ts'

/** The server of a process without the API: probes and metrics. */
export async function buildProbes(ctx: Pick<Ctx, 'config' | 'log' | 'tracing'>, health: Health): Promise<FastifyInstance> {
  const app = await openHttp(ctx)
  serveMetrics(app, ctx.config)
  serveProbes(app, ctx.config, health)
  return app
}

/** Builds the server with every area, not yet listening. The only file of the API that knows every area. */
export async function buildApp(ctx: Ctx, health: Health): Promise<FastifyInstance> {
  const app = await buildProbes(ctx, health)
  admitCallers(app, ctx)
  accountRoutes(app, ctx)
  activityRevertRoutes(app, ctx)
  apiAccessRoutes(app, ctx)
  outgoingEventRoutes(app, ctx)
  changeRoutes(app, ctx)
  setupRoutes(app, ctx)
  const identity = openIdentityOf(app, ctx)
  authRoutes(app, ctx, identity.members)
  await mailRoutes(app, ctx)
  notificationRoutes(app, ctx)
  profileRoutes(app, ctx)
  savedViewRoutes(app, ctx)
  tenantRoutes(app, ctx)
  vendorRoutes(app, ctx)
  featureSettingsRoutes(app, ctx)
  featureFlagRoutes(app, ctx)
  customerRoutes(app, ctx)
  customerRecordRoutes(app, ctx)
  customerUserRoutes(app, ctx)
  customerLinkRoutes(app, ctx)
  customerLifecycleRoutes(app, ctx)
  reactivationLinkRoutes(app, ctx)
  dashboardRoutes(app, ctx)
  searchRoutes(app, ctx)
  statisticsRoutes(app, ctx)
  businessReportRoutes(app, ctx)
  saleRoutes(app, ctx)
  orderStatusRoutes(app, ctx)
  bulkActionRoutes(app, ctx)
  installationRoutes(app, ctx, liveReader(ctx))
  eeg9Routes(app, ctx)
  deviceRoutes(app, ctx)
  installerCompanyRoutes(app, ctx)
  unallocatedInstallationRoutes(app, ctx)
  await importRoutes(app, ctx)
  dataImportRoutes(app, ctx)
  await telemetryRoutes(app, ctx, appHolders(ctx))
  await historyRoutes(app, ctx)
  await historyMailRoutes(app, ctx)
  await priceRoutes(app, ctx)
  timelineRoutes(app, ctx)
  timeOfUseRoutes(app, ctx)
  alarmsRoutes(app, ctx)
  customerNoteRoutes(app, ctx)
  impersonationRoutes(app, ctx)
  customerAppRoutes(app, ctx, identity.customers)
  await whiteLabelRoutes(app, ctx)
  contentSchemaRoutes(app, ctx)
  await contentRoutes(app, ctx)
  serviceStatusRoutes(app, ctx)
  await serveFiles(app, ctx)
  return app
}

function deviceRoutes(app: FastifyInstance, ctx: Ctx): void {
  gatewayRoutes(app, ctx, expiredRemover(ctx))
  gatewayStockRoutes(app, ctx)
  deliveryRoutes(app, ctx)
  brokerAccessRoutes(app, ctx)
  chargingRoutes(app, ctx)
  deviceLimitRoutes(app, ctx)
}

/** Identifies the caller of each request: a member, a program, a customer, or a member viewing the app. */
function admitCallers(app: FastifyInstance, ctx: Ctx): void {
  const access = openAccess(ctx)
  app.decorate('requireNoMaintenance', () => requireNoMaintenance(ctx))
  const resolve: Resolve = async (token, kind, isUse) => {
    const ofApp = kind === 'session' ? ((await resolveViewer(ctx, token)) ?? (await resolveCustomer(ctx, token))) : undefined
    return ofApp ?? access.resolveAccessToken(token, kind, { isUse })
  }
  authenticateBy(app, resolve, isViewingToken)
  openAppToFrames(app)
  app.addHook('onClose', async () => access.close())
}

function openIdentityOf(app: FastifyInstance, ctx: Ctx): Identity {
  return openIdentity(app, ctx, {
    directory: customerDirectory(ctx),
    brandOf: (tenantId) => readAppBrand(ctx.db, tenantId),
  })
}

/** Resolves tickets for the app's live data while their holders have access. */
function appHolders(ctx: Ctx): LiveHolders {
  return {
    viewer: (viewId) => findViewer(ctx, viewId),
    customer: (sessionId) => findCallerOfCustomerSession(ctx, sessionId, { isUse: false }),
  }
}

/** The API's documentation, the customers' app and the portal. */
async function serveFiles(app: FastifyInstance, { config, db }: Ctx): Promise<void> {
  await serveOpenApi(app, config)
  await serveApiReference(app)
  await serveFonts(app)
  const brands = {
    brandOf: (tenantId: string | undefined) => readAppBrand(db, tenantId),
    logoOf: (tenantId: string) => brandLogo(db, tenantId),
    iconOf: (tenantId: string | undefined, side: number) => brandIcon(db, tenantId, side),
  }
  if (config.customerAppDir) await serveCustomerApp(app, config, config.customerAppDir, brands)
  if (config.portalDir) await servePortal(app, config.portalDir, { ...config.portal, origin: new URL(config.publicUrl).origin })
}
