import type { FoundMember, FoundVendor } from '@wattdesk/contract/search.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { members } from '../../db/schema/members.ts'
import { tenants } from '../../db/schema/tenants.ts'
import { vendors } from '../../db/schema/vendors.ts'
import type { Scope } from '../../db/scope.ts'
import { alternativesOf, tsqueryOf, wordsOf } from '../../platform/words.ts'

/** Members of a scope by the beginnings of words in their name and e-mail address. There are few, so no index is needed. */
export async function findMembers(db: Db, scope: Scope, term: string, limit: number): Promise<FoundMember[]> {
  const text = sql`${members.firstName} || ' ' || ${members.lastName} || ' ' || ${members.email}`
  return db
    .select({
      id: members.id,
      name: sql<string>`${members.firstName} || ' ' || ${members.lastName}`,
      email: members.email,
      tenant: { id: tenants.id, name: tenants.name },
    })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(
      and(
        isNull(members.removedAt),
        scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: members.tenantId }),
        sql`(words_of(${text}) @@ ${queryOf(term)}::tsquery or position(${term.toLowerCase()} in ${members.email}) > 0)`,
      ),
    )
    .orderBy(asc(members.lastName), asc(members.id))
    .limit(limit)
}

/** Vendors by the beginnings of words in their names. All tenants share them. */
export async function findVendors(db: Db, term: string, limit: number): Promise<FoundVendor[]> {
  const { id, displayName: name, category } = vendors
  return db
    .select({ id, name, category })
    .from(vendors)
    .where(sql`words_of(${vendors.displayName} || ' ' || ${vendors.name}) @@ ${queryOf(term)}::tsquery`)
    .orderBy(asc(name), asc(id))
    .limit(limit)
}

const queryOf = (term: string): string => tsqueryOf(wordsOf(term).map(alternativesOf), ':*')
