import type { FoundGateway } from '@wattdesk/contract/search/models.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { gateways } from '../../db/domains/gateways/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'
import { identifierOf } from '../../platform/words.ts'

/** Shorter texts match too many identifiers. */
const shortest = 4

/**
 * A caller's visibility: a scope, and within it the gateways of one company. `byCode`: those who may pair gateways search by start code.
 */
type Reader = { scope: Scope; companyId: string | null | undefined; byCode: boolean }

/** Gateways outside of homes whose serial number or start code begins with the text. Gateways in homes are installations. */
export async function findGateways(db: Db, { scope, companyId, byCode }: Reader, term: string, limit: number): Promise<FoundGateway[]> {
  const typed = identifierOf(term)
  if (typed.length < shortest) return []
  const after = typed.slice(0, -1) + String.fromCharCode(typed.charCodeAt(typed.length - 1) + 1)
  const ofCompany = companyId === undefined ? sql`true` : sql`${gateways.companyId} = ${companyId}::uuid`
  const hits = (column: SQL) => sql`(select ${gateways.id} as id from ${gateways}
    where identifier_of(${column}) ~>=~ ${typed}::text and identifier_of(${column}) ~<~ ${after}::text
      and ${gateways.installationId} is null and ${scopeSql(scope, gateways)} and ${ofCompany}
    order by identifier_of(${column}) using ~<~ limit ${limit})`
  const parts = [hits(sql`${gateways.serialNumber}`), ...(byCode ? [hits(sql`${gateways.startCode}`)] : [])]
  const { rows } = await db.execute<FoundGateway>(sql`
    select g.id, g.serial_number as "serialNumber", g.model, g.state
    from gateways g where g.id in (${sql.join(parts, sql` union `)}) order by g.serial_number limit ${limit}`)
  return rows
}
