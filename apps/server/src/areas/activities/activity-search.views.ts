import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { activityEntries, activityRunParts, activitySubjectKeys, activityValues } from '../../db/domains/activities/tables.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { all, escapeLike, scopeSql } from '../../db/filter-sql.ts'
import { isNamedSql } from '../../db/search-sql.ts'
import type { Keys } from '../../platform/crypto.ts'
import { beginningsOf } from '../../platform/words.ts'
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

/** Up to so many members or customers are followed one by one; of more, their entries are sought in the order of the log. */
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
  const [ofMembers, ofCustomers] = await Promise.all([membersNamed(db, text), customersNamed(db, selection, text)])
  const { entries, parts } = conditions
  const singles = parts ? all([entries, isSingle]) : entries
  return [
    ofMembers((is) => entriesSource(all([singles, is(sql`${activityEntries.memberId}`)]))),
    ...(parts ? [ofMembers((is) => runsSource(all([parts, is(sql`${activityRunParts.memberId}`)])))] : []),
    ofCustomers((is) => entriesSource(all([entries, is(sql`${activityEntries.customerId}`)]))),
    entriesSource(all([entries, isOfObject(text)])),
    entriesSource(all([entries, isReason])),
  ]
}

/** Of one of the records that were found, by a column with its ID. */
type Found = (source: (is: (column: SQL) => SQL) => Source) => Source

async function foundIn(db: Db, ids: SQL, max: number): Promise<Found> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from (${ids}) sought limit ${sql.raw(String(max + 1))}`)
  if (rows.length > max) return (source) => source((column) => sql`${column} in (${ids})`)
  const few = rows.map(({ id }) => id)
  return (source) => eachOf(few, (id) => source((column) => sql`${column} = ${id}`))
}

/** Matches the partial index of records; entries about customers are found by the customer. */
const isOfObject = (id: string): SQL => sql`${activityEntries.objectId} = ${id}
  and (${activityEntries.customerId} is null or ${activityEntries.objectId} <> ${activityEntries.customerId}::text)`

/** With every word of the text, as the search finds members, or with the text anywhere. */
function isNamed(text: string): SQL {
  const name = sql`${members.firstName} || ' ' || ${members.lastName} || ' ' || ${members.email}`
  return isNamedSql(name, { typed: text, beginnings: beginningsOf(text) })
}

const membersNamed = (db: Db, text: string): Promise<Found> =>
  foundIn(db, sql`select ${members.id} from ${members} where ${isNamed(text)}`, membersMax)

/** Customers with every word of the text, as their list finds them, or with the text as their ID. */
function customersNamed(db: Db, { scope }: ActivitySelection, text: string): Promise<Found> {
  const reach = scopeSql(scope, { affiliateId: customers.affiliateId, tenantId: customers.tenantId, customerId: customers.id })
  const named = sql`
    select ${customers.id} from ${customers} where ${customers}.search_words @@ ${beginningsOf(text)}::tsquery and ${reach}
    union select ${customers.id} from ${customers} where ${customers.id} = ${asId(text)} and ${reach}`
  return foundIn(db, named, customersMax)
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
