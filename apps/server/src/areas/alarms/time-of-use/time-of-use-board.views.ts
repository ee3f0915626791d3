import type { listTimeOfUse } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import type { TimeOfUseHome } from '@wattdesk/contract/alarms/time-of-use/models.ts'
import { timeOfUseProblems } from '@wattdesk/contract/alarms/time-of-use/terms.ts'
import type { QueryOf, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customerScopeSql } from '../../../db/customer-sql.ts'
import { isoSql } from '../../../db/instant-sql.ts'
import type { Scope } from '../../../db/scope.ts'
import { countedTo, countMax, countUpTo, listPage } from '../../../platform/list-page.ts'

const ready = sql.raw("(h.time_of_use_problems = '{}')")

/** Homes with the requirements for a time-of-use tariff that they lack, as of the last check, and the number of homes lacking each. */
export async function listTimeOfUseHomes(
  db: Db,
  scope: Scope,
  query: QueryOf<typeof listTimeOfUse>,
): Promise<ResponseInput<typeof listTimeOfUse>> {
  const within = [customerScopeSql(scope), sql.raw("customers.status = 'active' and h.checked_at is not null")]
  const { filter, ...page } = query
  const [list, counts] = await Promise.all([
    listPage(page, {
      within: [...within, ...filter.map(conditionOf)],
      order: sql.raw('h.customer_id desc, h.site_id'),
      select: ({ where, order, limit, offset }) => selectHomes(db, where, sql`order by ${order} limit ${limit} offset ${offset}`),
      count: (where) => countHomes(db, where),
      countMax,
    }),
    Promise.all([...timeOfUseProblems.map(lacking), ready].map((one) => countHomes(db, sql.join([...within, one], sql` and `)))),
  ])
  const counted = (at: number) => {
    const { total, isCapped } = countedTo(counts[at] ?? 0)
    return { total, totalIsCapped: isCapped }
  }
  const problems = timeOfUseProblems.map((problem, at) => ({ problem, ...counted(at) }))
  return { ...list, problems, ready: counted(timeOfUseProblems.length) }
}

/** Safe to inline: problems are an enum. */
const lacking = (problem: string) => sql.raw(`h.time_of_use_problems @> '{${problem}}'`)

function conditionOf(term: QueryOf<typeof listTimeOfUse>['filter'][number]): SQL {
  if (term.field === 'ready') return sql`${ready} = ${sql.raw(String(term.value))}`
  const named = [term.value].flat()
  const any = sql.raw(`h.time_of_use_problems && '{${named.join(',')}}'`)
  return term.op === 'ne' ? sql`not ${any}` : any
}

const countHomes = (db: Db, where: SQL) => countUpTo(db, sql`site_health h join customers on customers.id = h.customer_id where ${where}`)

async function selectHomes(db: Db, where: SQL, page: SQL): Promise<TimeOfUseHome[]> {
  const { rows } = await db.execute<TimeOfUseHome>(sql`
    select jsonb_build_object('id', h.site_id, 'name', coalesce(s.name, ''), 'city', coalesce(s.city, '')) as site,
      jsonb_build_object('id', customers.id, 'accountName', customers.account_name) as customer, h.time_of_use_problems as problems,
      ${isoSql('h.checked_at')} as "checkedAt"
    from site_health h join customers on customers.id = h.customer_id left join sites s on s.id = h.site_id
    where ${where} ${page}`)
  return rows
}
