import type { Installer, InstallerCompany } from '@wattdesk/contract/installer-companies/models.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { installerCompanies, installerCompanyMembers } from '../../db/domains/unallocated-installations/tables.ts'
import { all, scopeSql } from '../../db/filter-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'
import { listPage } from '../../platform/list-page.ts'

type Reach = { companyId: string | null | undefined }
type Page = { page: number; limit: number }

const nameSql = sql<string>`${members.firstName} || ' ' || ${members.lastName}`

export function listCompanies(
  db: Db,
  scope: Scope,
  { companyId }: Reach,
  query: Page & { tenant_id?: string | undefined },
): Promise<ListOf<InstallerCompany>> {
  const within = [
    scopeSql(scope, installerCompanies),
    ...(companyId === undefined ? [] : [sql`${installerCompanies.id} = ${companyId}::uuid`]),
    ...(query.tenant_id ? [sql`${installerCompanies.tenantId} = ${query.tenant_id}`] : []),
  ]
  return listPage(query, {
    within,
    order: sql`${inNameOrder(installerCompanies.name)}, ${installerCompanies.id}`,
    select: async ({ where, order, limit, offset }) => {
      const rows = await selectCompanies(db, where).orderBy(order).limit(limit).offset(offset)
      return rows.map(present)
    },
    count: (where) => db.$count(installerCompanies, where),
  })
}

export async function readCompany(db: Db, scope: Scope, { companyId }: Reach, id: string): Promise<InstallerCompany | undefined> {
  if (companyId !== undefined && companyId !== id) return undefined
  const [row] = await selectCompanies(db, all([sql`${installerCompanies.id} = ${id}`, scopeSql(scope, installerCompanies)]))
  return row && present(row)
}

/** Members who are installers, by name, with the company they belong to. */
export function listInstallersWithin(db: Db, scope: Scope, { companyId }: Reach, query: Page): Promise<ListOf<Installer>> {
  const within = [
    isNull(members.removedAt),
    sql`'installer' = any(${members.roles})`,
    scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: members.tenantId }),
    ...(companyId === undefined ? [] : [sql`${installerCompanies.id} = ${companyId}::uuid`]),
  ]
  const from = (where: SQL) =>
    db
      .select({
        id: members.id,
        email: members.email,
        name: nameSql,
        companyId: installerCompanies.id,
        companyName: installerCompanies.name,
      })
      .from(members)
      .innerJoin(tenants, eq(tenants.id, members.tenantId))
      .leftJoin(installerCompanyMembers, eq(installerCompanyMembers.memberId, members.id))
      .leftJoin(installerCompanies, and(eq(installerCompanies.id, installerCompanyMembers.companyId), scopeSql(scope, installerCompanies)))
      .where(where)
      .$dynamic()
  return listPage(query, {
    within,
    order: sql`${inNameOrder(members.lastName)}, ${inNameOrder(members.firstName)}, ${members.id}`,
    select: async ({ where, order, limit, offset }) => {
      const rows = await from(where).orderBy(order).limit(limit).offset(offset)
      return rows.map(({ companyId: id, companyName: name, ...row }) => ({ ...row, company: id && name !== null ? { id, name } : null }))
    },
    count: async (where) => {
      const counted = from(where).as('counted')
      return db.$count(counted)
    },
  })
}

function selectCompanies(db: Db, where: SQL) {
  return db
    .select({
      company: installerCompanies,
      tenantName: tenants.name,
      installers: sql<InstallerCompany['installers']>`coalesce((
        select json_agg(json_build_object('id', m.id, 'email', m.email, 'name', m.first_name || ' ' || m.last_name)
          order by m.last_name collate name_order, m.first_name collate name_order, m.id)
        from installer_company_members of join members m on m.id = of.member_id
        where of.company_id = ${installerCompanies.id} and m.removed_at is null and 'installer' = any(m.roles)), '[]')`,
      openInstallations: sql<number>`(
        select count(*)::int from unallocated_installations u
        where u.company_id = ${installerCompanies.id} and u.assigned_at is null and u.removed_at is null)`,
    })
    .from(installerCompanies)
    .innerJoin(tenants, eq(tenants.id, installerCompanies.tenantId))
    .where(where)
    .$dynamic()
}

function present({ company, tenantName, ...row }: Awaited<ReturnType<typeof selectCompanies>>[number]): InstallerCompany {
  return {
    id: company.id,
    name: company.name,
    tenant: { id: company.tenantId, name: tenantName },
    ...row,
    createdAt: company.createdAt.toISOString(),
  }
}
