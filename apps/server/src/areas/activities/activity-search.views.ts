import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { activityEntries, activityRunParts, activitySubjectKeys, activityValues } from '../../db/domains/activities/tables.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { all, escapeLike, scopeSql } from '../../db/filter-sql.ts'
import type { Keys } from '../../platform/crypto.ts'
import { alternativesOf, tsqueryOf, wordsOf } from '../../platform/words.ts'
import {
  type ActivitySelection,
  type Conditions,
  eachOf,
  entriesSource,
  isSingle,
  runsSource,
  type Source,
} from './activity-selection.views.ts'
import { openValues } from './activity-values.format.ts'

/** A search includes at most this many members and customers whose names match. */
const membersMax = 20
const customersMax = 200
/** Sealed reasons are searched only in a customer's own log, in this many of its newest entries. */
const openedMax = 500

type Searching = { db: Db; masterKeys: Keys }

/** Entries whose member, customer, record or reason matches the text. */
export async function searchSources(
  { db, masterKeys }: Searching,
  selection: ActivitySelection,
  conditions: Conditions,
  text: string,
): Promise<Source[]> {
  const isReason = sql`${activityEntries.reason} is not null and lower(${activityEntries.reason}) like ${likePattern(text)}`
  if (selection.customerId) {
    const opened = await findSealedReasons({ db, masterKeys }, conditions, text)
    const matches = [
      sql`${activityEntries.memberId} in (select ${members.id} from ${members} where ${isNamed(text)})`,
      sql`${activityEntries.objectId} = ${text}`,
      sql`${activityEntries.id} = any(${sql.param(opened)}::uuid[])`,
      isReason,
    ]
    return [entriesSource(all([conditions.entries, sql`(${sql.join(matches, sql` or `)})`]))]
  }
  const [memberIds, customerIds] = await Promise.all([findMembers(db, selection, text), findCustomers(db, selection, text)])
  const { entries, parts } = conditions
  const singles = parts ? all([entries, isSingle]) : entries
  return [
    eachOf(memberIds, (id) => entriesSource(all([singles, sql`${activityEntries.memberId} = ${id}`]))),
    ...(parts ? [eachOf(memberIds, (id) => runsSource(all([parts, sql`${activityRunParts.memberId} = ${id}`])))] : []),
    eachOf(customerIds, (id) => entriesSource(all([entries, sql`${activityEntries.customerId} = ${id}`]))),
    entriesSource(all([entries, isOfObject(text)])),
    entriesSource(all([entries, isReason])),
  ]
}

/** Matches the partial index of records; entries about customers are found by the customer. */
const isOfObject = (id: string): SQL => sql`${activityEntries.objectId} = ${id}
  and (${activityEntries.customerId} is null or ${activityEntries.objectId} <> ${activityEntries.customerId}::text)`

const isNamed = (text: string): SQL =>
  sql`lower(${members.firstName} || ' ' || ${members.lastName} || ' ' || ${members.email}) like ${likePattern(text)}`

/** Members within the scope first: others have few entries there. */
async function findMembers(db: Db, { scope }: ActivitySelection, text: string): Promise<string[]> {
  const isWithin = scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: tenants.id })
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .innerJoin(tenants, sql`${tenants.id} = ${members.tenantId}`)
    .where(isNamed(text))
    .orderBy(sql`coalesce(${isWithin}, false) desc, ${tenants.kind} = 'operator' desc, ${members.id}`)
    .limit(membersMax)
  return rows.map((row) => row.id)
}

/** Customers with every word of the text, as their list finds them, or with the text as their ID. */
async function findCustomers(db: Db, { scope }: ActivitySelection, text: string): Promise<string[]> {
  const reach = scopeSql(scope, { affiliateId: customers.affiliateId, tenantId: customers.tenantId, customerId: customers.id })
  const query = tsqueryOf(wordsOf(text).map(alternativesOf), ':*')
  const { rows } = await db.execute<{ id: string }>(sql`
    (select ${customers.id} from ${customers} where ${customers}.search_words @@ ${query}::tsquery and ${reach} limit ${sql.raw(String(customersMax))})
    union select ${customers.id} from ${customers} where ${customers.id} = ${asId(text)} and ${reach}`)
  return rows.map((row) => row.id)
}

const asId = (text: string) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null)

async function findSealedReasons({ db, masterKeys }: Searching, { entries }: Conditions, text: string): Promise<string[]> {
  const rows = await db
    .select({ id: activityEntries.id, sealed: activityValues.sealed, sealedKey: activitySubjectKeys.sealedKey })
    .from(activityEntries)
    .innerJoin(activityValues, sql`${activityValues.entryId} = ${activityEntries.id}`)
    .innerJoin(activitySubjectKeys, sql`${activitySubjectKeys.subjectId} = ${activityValues.subjectId}`)
    .where(entries)
    .orderBy(sql`${activityEntries.at} desc, ${activityEntries.id} desc`)
    .limit(openedMax)
  const sought = text.toLowerCase()
  const isFound = ({ sealed, sealedKey }: (typeof rows)[number]) =>
    openValues(masterKeys, sealedKey, sealed)?.reason?.toLowerCase().includes(sought) ?? false
  return rows.filter(isFound).map((row) => row.id)
}

const likePattern = (text: string) => `%${escapeLike(text.toLowerCase())}%`
