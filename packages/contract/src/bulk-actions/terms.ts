import type { Permission } from '../permissions.ts'

/** Customers selected one by one, excluded one by one, and selected by a filter. */
export const bulkActionChosenMax = 1_000
export const bulkActionExcludedMax = 1_000
export const bulkActionCustomersMax = 2_000_000
export const bulkActionGroupsMax = 20

export const bulkActionKinds = ['assign-feature-groups', 'send-invitation', 'deactivate', 'export'] as const
export type BulkActionKind = (typeof bulkActionKinds)[number]

export const bulkActionStatuses = ['freezing', 'previewed', 'running', 'cancelled', 'done', 'undoing', 'undone'] as const
export type BulkActionStatus = (typeof bulkActionStatuses)[number]

/**
 * Outcomes for a customer. `meant`: selected but not judged yet; planned, refused by the preview, acted on, refused during the run; after
 * an undo: undone, or kept as it is.
 */
export const bulkActionOutcomes = ['meant', 'planned', 'refused', 'acted', 'overtaken', 'undone', 'kept'] as const
export type BulkActionOutcome = (typeof bulkActionOutcomes)[number]

/** Why the action is refused or not undone for a customer. */
export const bulkActionReasons = [
  'CustomerNotFound',
  'CustomerNotActive',
  'CustomerPurged',
  'CustomerChanged',
  'CustomerReactivated',
  'FeatureGroupUnsuitable',
  'FeatureGroupOfOtherRegion',
  'FeatureGroupNotForPartners',
  'FeatureGroupAssigned',
  'FeatureGroupGone',
  'UserMissing',
  'UserJoined',
  'UserInvited',
  'InvitationLimit',
  'AutomatedUnconfirmed',
  'ReactivationEnded',
] as const
export type BulkActionReason = (typeof bulkActionReasons)[number]

/** The same permissions as the call for one customer. */
export const bulkActionPermissions: Record<BulkActionKind, readonly Permission[]> = {
  'assign-feature-groups': ['write:customers', 'read:supported-feature-groups'],
  'send-invitation': ['write:customers-users'],
  deactivate: ['delete:customers'],
  export: ['read:customers'],
}

/** Actions not listed cannot be undone. */
export const bulkActionUndoPermissions: Partial<Record<BulkActionKind, readonly Permission[]>> = {
  'assign-feature-groups': ['write:customers', 'read:supported-feature-groups'],
  deactivate: ['write:customers'],
}

export const bulkActionOrders = ['createdAt', 'finishedAt', 'kind', 'status', 'planned'] as const
