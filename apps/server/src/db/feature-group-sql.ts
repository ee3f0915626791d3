import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { featureGroups } from './domains/feature-groups/tables.ts'
import type { Scope } from './scope.ts'

/** Whether a region sees a group: a shared one, or its own. */
export const isGroupOfRegion = (affiliateId: SQLWrapper | string): SQL =>
  sql`(${featureGroups.affiliateId} is null or ${featureGroups.affiliateId} = ${affiliateId})`

export const groupScopeSql = (scope: Scope): SQL => (scope.kind === 'all' ? sql`true` : isGroupOfRegion(scope.affiliateId))
