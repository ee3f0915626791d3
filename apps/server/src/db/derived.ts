import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

/** A file with what derives from a domain's tables: functions and triggers, each created or replaced, and rows of known data. */
export type Derived = { file: string; sql: string; checksum: string }
/** Definitions by kind and name, as hashes. */
type Objects = Record<string, string>
type Applied = { file: string; checksum: string; objects: Objects; release: string }
export type DerivedResult = {
  /** Files that ran again. */
  applied: string[]
  /** Functions and triggers that somebody changed manually since the last run. */
  restored: string[]
}

type Client = Pick<pg.ClientBase, 'query'>

const folder = new URL('./domains/', import.meta.url)
const deadlock = '40P01'
const lockTimeout = '55P03'
const attempts = 20

/** The files beside the tables of every domain, such as `customers/derived.sql`. */
export async function readDerived(): Promise<Derived[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.sql')).sort()
  const read: Derived[] = []
  // Sequentially, because a process may have few files open.
  for (const file of files) read.push(derivedOf(file, await readFile(new URL(file, folder), 'utf8')))
  return read
}

export function derivedOf(file: string, sql: string): Derived {
  return { file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** Files that the database has in another version, unless a newer release wrote them. */
export async function findStale(client: Client, wanted: readonly Derived[], release: string): Promise<string[]> {
  const applied = await listApplied(client)
  if ([...applied.values()].some((one) => isNewer(one.release, release))) return []
  return wanted.filter(({ file, checksum }) => applied.get(file)?.checksum !== checksum).map(({ file }) => file)
}

/**
 * Runs each file whose text changed, or whose functions or triggers somebody changed manually, in its own transaction, and drops
 * functions and triggers that no file contains any more. Those written by a newer release are left alone.
 */
export async function applyDerived(client: Client, wanted: readonly Derived[], release: string): Promise<DerivedResult> {
  await client.query(
    'create table if not exists derived_schemas (file text primary key, checksum text not null, objects jsonb not null, release text not null)',
  )
  const applied = await listApplied(client)
  if ([...applied.values()].some((one) => isNewer(one.release, release))) return { applied: [], restored: [] }
  const found = await listObjects(client)
  const edited = [...applied.values()].flatMap(({ file, objects }) =>
    Object.entries(objects).flatMap(([name, hash]) => (found[name] === hash ? [] : [{ file, name }])),
  )
  const stale = wanted.filter(({ file, checksum }) => applied.get(file)?.checksum !== checksum || edited.some((one) => one.file === file))
  for (const one of stale) await applyOne(client, one, release)
  await dropOthers(client, wanted)
  return { applied: stale.map(({ file }) => file), restored: edited.map(({ name }) => name).sort() }
}

/** Retries, because writers may lock the tables of triggers in another order. */
async function applyOne(client: Client, { file, sql, checksum }: Derived, release: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await client.query("begin; set local check_function_bodies = off; set local lock_timeout = '2s'")
    try {
      await client.query(sql)
      await client.query(
        `insert into derived_schemas (file, checksum, objects, release) values ($1, $2, $3, $4)
         on conflict (file) do update set checksum = excluded.checksum, objects = excluded.objects, release = excluded.release`,
        [file, checksum, JSON.stringify(await listObjects(client, 'where touched = pg_current_xact_id()::xid')), release],
      )
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const isBusy = error instanceof pg.DatabaseError && (error.code === deadlock || error.code === lockTimeout)
      if (isBusy && attempt < attempts) continue
      throw new Error(`domains/${file} failed: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
}

/** Drops functions and triggers created by an earlier version of the files. */
async function dropOthers(client: Client, wanted: readonly Derived[]): Promise<void> {
  await client.query('delete from derived_schemas where file <> all ($1)', [wanted.map(({ file }) => file)])
  // Nothing depends on the functions of indexes that a load has dropped, until the next load restores them.
  const { rowCount } = await client.query('select from demonstration_loads where taken_off is not null')
  if (rowCount !== 0) return
  const kept = new Set([...(await listApplied(client)).values()].flatMap(({ objects }) => Object.keys(objects)))
  const others = Object.keys(await listObjects(client)).filter((name) => !kept.has(name))
  // Triggers first: they depend on their functions.
  for (const name of others.sort().reverse()) await client.query(`drop ${name}`)
}

async function listApplied(client: Client): Promise<Map<string, Applied>> {
  const { rows: found } = await client.query<{ there: boolean }>("select to_regclass('public.derived_schemas') is not null as there")
  if (!found[0]?.there) return new Map()
  const { rows } = await client.query<Applied>('select file, checksum, objects, release from derived_schemas')
  return new Map(rows.map((row) => [row.file, row]))
}

/** Functions and triggers of the schema, but for functions that tables themselves call: those belong to migrations. */
async function listObjects(client: Client, condition = ''): Promise<Objects> {
  const { rows } = await client.query<{ name: string; hash: string }>(`
    select name, hash from (
      select format('%s %s', case p.prokind when 'p' then 'procedure' else 'function' end, p.oid::regprocedure) as name,
        md5(pg_get_functiondef(p.oid)) as hash, p.xmin as touched
      from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and not exists (
        select from pg_depend d where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid and d.classid <> 'pg_trigger'::regclass
          or d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      union all
      select format('trigger %I on %s', t.tgname, t.tgrelid::regclass), md5(pg_get_triggerdef(t.oid) || t.tgenabled::text), t.xmin
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgparentid = 0
    ) objects ${condition} order by name`)
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/** Whether `one` has a greater version than `other`. */
function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}
