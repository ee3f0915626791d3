import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { activityEntries, activityRunParts } from '../../db/domains/activities/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { all } from '../../db/filter-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import { type ActivitySelection, type Conditions, conditionsOf, isSingle } from './activity-selection.views.ts'

const fullName = sql`(${members.firstName} || ' ' || ${members.lastName})`

type Choices = { objectTypes: string[]; members: { id: string; name: string }[] }

/** Filter choices of a log: kinds of records, and members with entries in it. Only the newest entries are read. */
export async function listFilterChoices(db: Db, selection: ActivitySelection): Promise<Choices> {
  const newest = newestOf(conditionsOf(selection, { filter: [] }))
  const [types, people] = await Promise.all([
    db.execute<{ type: string }>(sql`select distinct object_type as type from ${newest} order by 1`),
    db
      .selectDistinct({ id: members.id, name: sql<string>`${inNameOrder(fullName)}`.as('name') })
      .from(members)
      .innerJoin(newest, eq(members.id, sql`newest.member_id`))
      .orderBy(sql`name`)
      .limit(200),
  ])
  return { objectTypes: types.rows.map((row) => row.type), members: people }
}

function newestOf({ entries, parts = sql`false` }: Conditions): SQL {
  return sql`(
    (select object_type, member_id from ${activityEntries} where ${all([entries, isSingle])}
     order by ${activityEntries.at} desc, ${activityEntries.id} desc limit 5000)
    union all
    (select object_type, member_id from ${activityRunParts} where ${parts}
     order by ${activityRunParts.startedAt} desc, ${activityRunParts.requestId} desc limit 1000)) newest`
}
