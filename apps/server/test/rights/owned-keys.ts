import type { TestServer } from '../server.ts'

/** IDs of all records of a tenant and those below it, and the e-mail addresses of its customers. */
export async function ownedKeysOf({ sql }: TestServer, tenantId: string): Promise<string[]> {
  const tables = await sql<{ name: string; owner: 'tenant_id' | 'customer_id' }>(`
    select t.table_name as name, o.column_name as owner from information_schema.columns t
    join information_schema.columns o using (table_schema, table_name)
    where t.table_schema = 'public' and t.column_name = 'id' and t.data_type = 'uuid' and o.column_name in ('tenant_id', 'customer_id')`)
  const tenants = `(with recursive below as (select '${tenantId}'::uuid as id union all
    select t.id from tenants t join below b on t.parent_id = b.id) select id from below)`
  const owners = { tenant_id: tenants, customer_id: `(select id from customers where tenant_id in ${tenants})` }
  const found = await sql<{ key: string }>(
    [
      `select account_email as key from customers where account_email <> '' and tenant_id in ${tenants}`,
      ...tables.map(({ name, owner }) => `select id::text from ${name} where ${owner} in ${owners[owner]}`),
    ].join(' union '),
  )
  return found.map(({ key }) => key)
}
