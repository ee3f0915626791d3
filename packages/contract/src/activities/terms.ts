import type { ListQuery } from '../paging.ts'

export const activityActions = ['create', 'read', 'update', 'delete'] as const
export const activitySources = ['portal', 'csv_import', 'database_manipulation', 'event'] as const
/** Where calls come from: the portal, or programs and the server's own jobs. */
export const activityApplications = ['portal', 'server'] as const
export const actorKinds = ['member', 'system', 'client', 'device'] as const
/** Work on many records that one request or job started. */
export const activityRunKinds = [
  'bulk-action',
  'import',
  'order-status',
  'migration',
  'purge',
  'vendor-removal',
  'feature-group-deletion',
  'shared-settings',
  'gateway-moves',
  'gateway-delivery',
] as const
export type ActivityRunKind = (typeof activityRunKinds)[number]
export type ActivityAction = (typeof activityActions)[number]
export type ActivitySource = (typeof activitySources)[number]

export const activityOrders = ['at'] as const

export type ActivityListQuery = ListQuery & { searchValue?: string | undefined }
