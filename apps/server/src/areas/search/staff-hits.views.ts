import type { FoundMember, FoundVendor } from '@wattdesk/contract/search/models.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { vendors } from '../../db/domains/vendors/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'
import { alternativesOf, beginningsOf, tsqueryOf, wordsOf } from '../../platform/words.ts'
import { correctionsOf, isBeginning, isCorrectable } from './typing-errors.rules.ts'

/** A search with fewer results than this also forgives typing errors. */
const few = 1
/** At most this many words are corrected. */
const correctedMax = 3

/**
 * Members of a scope by the beginnings of words in their name and e-mail address, or, if there are none, by words one typing error
 * away. There are few members, so no index is needed.
 */
export async function findMembers(db: Db, scope: Scope, term: string, limit: number): Promise<FoundMember[]> {
  return forgiving(term, (query) => selectMembers(db, scope, { term, query, limit }))
}

/** Like `findMembers`, by the names of vendors, which all tenants share. */
export async function findVendors(db: Db, term: string, limit: number): Promise<FoundVendor[]> {
  return forgiving(term, (query) => selectVendors(db, query, limit))
}

async function forgiving<Row>(term: string, select: (query: string) => Promise<Row[]>): Promise<Row[]> {
  const found = await select(beginningsOf(term))
  const corrected = found.length < few ? correctedQueryOf(term) : undefined
  return corrected === undefined ? found : select(corrected)
}

type Asked = { term: string; query: string; limit: number }

function selectMembers(db: Db, scope: Scope, { term, query, limit }: Asked): Promise<FoundMember[]> {
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
        sql`(words_of(${text}) @@ ${query}::tsquery or position(${term.toLowerCase()} in ${members.email}) > 0)`,
      ),
    )
    .orderBy(asc(inNameOrder(members.lastName)), asc(members.id))
    .limit(limit)
}

function selectVendors(db: Db, query: string, limit: number): Promise<FoundVendor[]> {
  const { id, displayName: name, category } = vendors
  return db
    .select({ id, name, category })
    .from(vendors)
    .where(sql`words_of(${vendors.displayName} || ' ' || ${vendors.name}) @@ ${query}::tsquery`)
    .orderBy(asc(inNameOrder(name)), asc(id))
    .limit(limit)
}

/** Each word as typed or with one typing error corrected; undefined if no word can be corrected. Short words are corrected as a whole. */
function correctedQueryOf(term: string): string | undefined {
  const typed = wordsOf(term)
  const corrected = typed.filter(({ text }) => isCorrectable(text)).slice(0, correctedMax)
  if (corrected.length === 0) return undefined
  return typed
    .map((word) => {
      const own = tsqueryOf([alternativesOf(word)], ':*')
      if (!corrected.includes(word)) return own
      return `(${own} | ${tsqueryOf([alternativesOf(word).flatMap(correctionsOf)], isBeginning(word.text) ? ':*' : '')})`
    })
    .join(' & ')
}
