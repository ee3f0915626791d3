import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { activityEntries, activityRunParts } from '../../db/domains/activities/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'

const fullName = sql`(${members.firstName} || ' ' || ${members.lastName})`

/** Filter choices of the log within a scope: kinds of records, and members with entries. Only the newest entries are read. */
export async function listFilterChoices(db: Db, scope: Scope): Promise<{ objectTypes: string[]; members: { id: string; name: string }[] }> {
  const newest = newestOf(scope)
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

function newestOf(scope: Scope): SQL {
  return sql`(
    (select object_type, member_id from ${activityEntries} where ${scopeSql(scope, activityEntries)} and ${activityEntries.run} is null
     order by ${activityEntries.at} desc, ${activityEntries.id} desc limit 5000)
    union all
    (select object_type, member_id from ${activityRunParts} where ${scopeSql(scope, { affiliateId: activityRunParts.affiliateId, tenantId: activityRunParts.tenantId })}
     order by ${activityRunParts.startedAt} desc, ${activityRunParts.requestId} desc limit 1000)) newest`
}
