import { runAccountJobs } from './areas/account/account.jobs.ts'
import { runActivityJobs } from './areas/activities/activities.jobs.ts'
import { runAlarmJobs } from './areas/alarms/alarms.jobs.ts'
import { markMeasured } from './areas/alarms/checks.service.ts'
import { runAuthJobs } from './areas/auth/auth.jobs.ts'
import { runBulkActionJobs } from './areas/bulk-actions/bulk-actions.jobs.ts'
import { runReportJobs } from './areas/business-reports/report-mails.jobs.ts'
import { runChangeJobs } from './areas/changes/changes.jobs.ts'
import { runChargingJobs } from './areas/charging/charging.jobs.ts'
import { runContentJobs } from './areas/content/content.jobs.ts'
import { runCustomerAppJobs } from './areas/customer-app/customer-app.jobs.ts'
import { runCustomerLifecycleJobs } from './areas/customer-lifecycle/customer-lifecycle.jobs.ts'
import { runCustomerJobs } from './areas/customers/customers.jobs.ts'
import { runDashboardJobs } from './areas/dashboard/dashboard.jobs.ts'
import { runDataImportJobs } from './areas/data-import/data-import.jobs.ts'
import { runDeviceLimitJobs } from './areas/device-limits/device-limits.jobs.ts'
import { runFeatureGroupJobs } from './areas/feature-groups/feature-groups.jobs.ts'
import { runGatewayStockJobs } from './areas/gateway-stock/gateway-stock.jobs.ts'
import { runGatewayJobs } from './areas/gateways/gateways.jobs.ts'
import { runHistoryJobs } from './areas/history/history.jobs.ts'
import { runImportJobs } from './areas/imports/imports.jobs.ts'
import { runMailJobs } from './areas/mails/mails.jobs.ts'
import { runNotificationJobs } from './areas/notifications/notifications.jobs.ts'
import { runOutgoingEventJobs } from './areas/outgoing-events/outgoing-events.jobs.ts'
import { runPriceJobs } from './areas/prices/prices.jobs.ts'
import { runSaleJobs } from './areas/sales/sales.jobs.ts'
import { runStatisticsJobs } from './areas/statistics/statistics.jobs.ts'
import { runTelemetryJobs } from './areas/telemetry/telemetry.jobs.ts'
import { runUnallocatedInstallationJobs } from './areas/unallocated-installations/unallocated-installations.jobs.ts'
import { runVendorJobs } from './areas/vendors/vendors.jobs.ts'
import { runWhiteLabelJobs } from './areas/white-label/white-label.jobs.ts'
import type { Ctx } from './platform/ctx.ts'

/** Starts background work of every area. Returns a function that stops it and waits for the work in progress. */
export async function startWorker(ctx: Ctx): Promise<() => Promise<void>> {
  const stops = [
    runAccountJobs(ctx),
    runActivityJobs(ctx),
    await runAuthJobs(ctx),
    await runBulkActionJobs(ctx),
    runChangeJobs(ctx),
    runChargingJobs(ctx),
    runContentJobs(ctx),
    runCustomerJobs(ctx),
    runCustomerAppJobs(ctx),
    runCustomerLifecycleJobs(ctx),
    runDeviceLimitJobs(ctx),
    runFeatureGroupJobs(ctx),
    runGatewayJobs(ctx),
    runGatewayStockJobs(ctx),
    runNotificationJobs(ctx),
    runDashboardJobs(ctx),
    await runSaleJobs(ctx),
    runStatisticsJobs(ctx),
    runReportJobs(ctx),
    runVendorJobs(ctx),
    await runImportJobs(ctx),
    runAlarmJobs(ctx),
    runTelemetryJobs(ctx, markMeasured),
    runHistoryJobs(ctx),
    await runDataImportJobs(ctx),
    runPriceJobs(ctx),
    runMailJobs(ctx),
    runOutgoingEventJobs(ctx),
    runUnallocatedInstallationJobs(ctx),
    runWhiteLabelJobs(ctx),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
