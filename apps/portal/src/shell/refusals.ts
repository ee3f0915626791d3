import type { Permission } from '@wattdesk/contract/permissions.ts'
import type { SentenceKey, Translator } from '@wattdesk/i18n/translator.ts'

/** Only members of the operator may act, so no permission would help. */
type OfOperator = 'featureGroups.flags.noPermission'
type RefusalKey = Exclude<
  Extract<
    SentenceKey,
    | `${string}.noPermission`
    | `${string}.noPermission.${string}`
    | `${string}.no${'Archive' | 'Partner' | 'Site'}Permission`
    | `${string}.mayNotOpen`
  >,
  OfOperator
>

const customers = ['write:customers'] as const
const ending = ['delete:customers'] as const
const users = ['write:customers-users'] as const

/** The permissions behind each sentence about a disabled action. The compiler requires a line for each. */
const refusals: Record<RefusalKey, readonly Permission[]> = {
  'account.noPermission.change': ['write:account-users'],
  'account.noPermission.remove': ['delete:account-users'],
  'activities.revert.noPermission': ['write:customers', 'write:account-users'],
  'tenants.noPermission': ['delete:system-settings'],
  'alarms.noPermission': ['write:alarms'],
  'alarms.rule.noPermission': ['write:alarm-rules'],
  'apiAccess.noPermission': ['write:account-api-access', 'delete:account-api-access'],
  'bulkActions.noPermission.assign-feature-groups': ['write:customers', 'read:supported-feature-groups'],
  'bulkActions.noPermission.send-invitation': users,
  'bulkActions.noPermission.deactivate': ending,
  'bulkActions.noPermission.export': ['read:customers'],
  'bulkActions.noPermission.undo': ['write:customers', 'read:supported-feature-groups'],
  'content.noPermission.change': ['write:cms-content'],
  'content.noPermission.remove': ['delete:cms-content'],
  'contentSchemas.noPermission.change': ['write:cms-schemas'],
  'contentSchemas.noPermission.remove': ['delete:cms-schemas'],
  'customerLifecycle.migration.noPermission': ['write:customers', 'write:customers-sub-customers'],
  'customerLifecycle.noPermission.deactivate': ending,
  'customerLifecycle.noPermission.reactivate': customers,
  'customerLifecycle.noPermission.purge': ending,
  'customers.add.noPartnerPermission': ['write:customers', 'write:customers-sub-customers'],
  'customers.edit.noPermission': customers,
  'customers.edit.noSitePermission': ['write:customers-address'],
  'customerUsers.noPermission.change': users,
  'deviceLimits.noPermission': ['write:device-limits'],
  'customerUsers.noPermission.email': ['write:customers', 'write:customers-users'],
  'customerUsers.noPermission.consents': customers,
  'customerUsers.noPermission.verify': ['write:customers-validate-email'],
  'customerUsers.noPermission.reset': ['write:customers-reset-password'],
  'dataImport.noPermission': ['write:data-import'],
  'featureGroups.noPermission.change': ['write:supported-feature-groups'],
  'featureGroups.noPermission.remove': ['delete:supported-feature-groups'],
  'featureGroups.feature.noPermission.change': ['write:supported-features'],
  'featureGroups.feature.noPermission.remove': ['delete:supported-features'],
  'history.send.noPermission': users,
  'imports.upload.noPermission': customers,
  'installations.noPermission': ['write:customers', 'delete:customers'],
  'outgoingEvents.noPermission': ['write:outgoing-events', 'delete:outgoing-events'],
  'installerCompanies.noPermission': ['write:installer-companies', 'delete:installer-companies'],
  'gatewayStock.labels.noPermission': ['write:unpaired-devices'],
  'gatewayStock.noPermission': ['write:gateway-stock'],
  'gatewayStock.remove.noPermission': ['delete:gateway-stock'],
  'mails.outbox.noPermission': ['write:notifications', 'read:customers-users'],
  'sales.noPermission': ['write:customers-sales'],
  'sales.noArchivePermission': ['delete:customers-sales'],
  'sales.templates.noPermission': ['write:sale-templates', 'delete:sale-templates'],
  'timeline.noPermission': ['read:activities', 'read:customers-users', 'read:customers-sales', 'read:customers-notes'],
  'timeline.mayNotOpen': ['read:notifications', 'read:customers-users'],
  'unallocatedInstallations.noPermission': ['write:unpaired-devices', 'delete:unpaired-devices'],
  'vendors.noPermission.change': ['write:vendor-settings'],
  'vendors.noPermission.remove': ['delete:vendor-settings'],
  'whiteLabel.noPermission': ['write:whitelabel-configurations'],
}

/** The permissions that a reason is about; undefined for other reasons. */
export function permissionsOfReason(reason: string, { word }: Pick<Translator, 'word'>): readonly Permission[] | undefined {
  return Object.entries(refusals).find(([key]) => word(key) === reason)?.[1]
}
