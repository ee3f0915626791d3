import { access } from './en/access.ts'
import { account } from './en/account.ts'
import { activities } from './en/activities.ts'
import { alarms } from './en/alarms.ts'
import { apiAccess } from './en/api-access.ts'
import { auth } from './en/auth.ts'
import { bulkActions } from './en/bulk-actions.ts'
import { businessReports } from './en/business-reports.ts'
import { charging } from './en/charging.ts'
import { content } from './en/content.ts'
import { contentSchemas } from './en/content-schemas.ts'
import { customerApp } from './en/customer-app.ts'
import { customerLifecycle } from './en/customer-lifecycle.ts'
import { customerRecord } from './en/customer-record.ts'
import { customerSummary } from './en/customer-summary.ts'
import { customerUsers } from './en/customer-users.ts'
import { customers } from './en/customers.ts'
import { dashboard } from './en/dashboard.ts'
import { dataComparison } from './en/data-comparison.ts'
import { dataImport } from './en/data-import.ts'
import { days } from './en/days.ts'
import { deviceLimits } from './en/device-limits.ts'
import { devices } from './en/devices.ts'
import { errors } from './en/errors.ts'
import { featureGroups } from './en/feature-groups.ts'
import { fleet } from './en/fleet.ts'
import { forms } from './en/forms.ts'
import { gatewayErrors } from './en/gateway-errors.ts'
import { gatewayHistory } from './en/gateway-history.ts'
import { gatewayStock } from './en/gateway-stock.ts'
import { history } from './en/history.ts'
import { impersonation } from './en/impersonation.ts'
import { imports } from './en/imports.ts'
import { installations } from './en/installations.ts'
import { installerCompanies } from './en/installer-companies.ts'
import { mails } from './en/mails.ts'
import { notes } from './en/notes.ts'
import { notifications } from './en/notifications.ts'
import { offline } from './en/offline.ts'
import { outgoingEvents } from './en/outgoing-events.ts'
import { palette } from './en/palette.ts'
import { profile } from './en/profile.ts'
import { sales } from './en/sales.ts'
import { savedViews } from './en/saved-views.ts'
import { search } from './en/search.ts'
import { serviceStatus } from './en/service-status.ts'
import { session } from './en/session.ts'
import { setup } from './en/setup.ts'
import { shell } from './en/shell.ts'
import { statistics } from './en/statistics.ts'
import { telemetry } from './en/telemetry.ts'
import { tenants } from './en/tenants.ts'
import { timeOfUse } from './en/time-of-use.ts'
import { timeline } from './en/timeline.ts'
import { ui } from './en/ui.ts'
import { unallocatedInstallations } from './en/unallocated-installations.ts'
import { validation } from './en/validation.ts'
import { vendors } from './en/vendors.ts'
import { whiteLabel } from './en/white-label.ts'

/** The areas of sentences, each in a file of its name in the folder of every language. English is the shape that all fill. */
const catalogue = {
  access,
  account,
  activities,
  tenants,
  alarms,
  apiAccess,
  auth,
  whiteLabel,
  bulkActions,
  businessReports,
  charging,
  content,
  contentSchemas,
  dataComparison,
  dataImport,
  days,
  featureGroups,
  fleet,
  forms,
  gatewayErrors,
  gatewayHistory,
  gatewayStock,
  customerApp,
  customers,
  deviceLimits,
  devices,
  errors,
  history,
  impersonation,
  imports,
  installations,
  installerCompanies,
  unallocatedInstallations,
  customerLifecycle,
  mails,
  notes,
  notifications,
  serviceStatus,
  offline,
  outgoingEvents,
  palette,
  profile,
  customerRecord,
  customerSummary,
  dashboard,
  search,
  session,
  setup,
  shell,
  sales,
  statistics,
  timeOfUse,
  telemetry,
  timeline,
  ui,
  customerUsers,
  validation,
  vendors,
  savedViews,
} as const
export type Catalogue = typeof catalogue
export type Area = keyof Catalogue
export const areas = Object.keys(catalogue) as Area[] // Object.keys forgets the literal keys
