import { applicationRole } from '../src/db/application-role.ts'
import { onServer } from './postgres.ts'

/**
 * The complete schema of a database, one sorted line per item: tables, columns, constraints, indexes, triggers, functions and grants. The
 * order of columns is omitted, so that two ways to the same schema give the same lines, and so are the weekly partitions of measurements,
 * which depend on the day of the migration.
 */
export async function catalogueOf(url: string): Promise<string[]> {
  return onServer(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(catalogue)
    return rows.map((row) => row.line).filter((line) => !partition.test(line))
  })
}

/** The name of a table of one week, such as `samples_20261123`, and of its indexes. */
const partition = /_\d{8}(?!\d)/

const catalogue = `
  with relations as (
    select c.*, c.oid::regclass::text as name from pg_class c where c.relnamespace = 'public'::regnamespace
  ), lines as (
    select format('relation %s %s %s %s %s %s', name, relkind, relpersistence, relreplident, reloptions,
                  pg_get_expr(relpartbound, oid)) as line
    from relations where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select format('inherits %s %s', inhrelid::regclass, inhparent::regclass)
    from pg_inherits where inhrelid in (select oid from relations)
    union all
    select format('column %s.%s %s %s default %s identity %s generated %s storage %s', r.name, a.attname,
                  format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' else 'null' end,
                  pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, a.attstorage)
    from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where r.relkind in ('r', 'p')
    union all
    select format('constraint %s %s %s valid %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select format('index %s valid %s', pg_get_indexdef(indexrelid), indisvalid) from pg_index where indexrelid in (select oid from relations)
    union all
    select format('trigger %s enabled %s', pg_get_triggerdef(oid), tgenabled)
    from pg_trigger where not tgisinternal and tgrelid in (select oid from relations)
    union all
    select format('function %s', pg_get_functiondef(oid)) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select format('grant %s to %s on %s', g.privilege_type, coalesce(nullif(g.grantee, 0)::regrole::text, 'public'), r.name)
    from relations r cross join lateral aclexplode(r.relacl) g where r.relkind in ('r', 'p')
    union all
    select format('grant execute to %s on %s', o.rolname, p.oid::regprocedure)
    from pg_proc p join pg_roles o on o.rolname = '${applicationRole}' and has_function_privilege(o.oid, p.oid, 'execute')
    where p.pronamespace = 'public'::regnamespace
  )
  select line from lines order by line`
