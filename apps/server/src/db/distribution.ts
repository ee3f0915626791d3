import pg from 'pg'
import { applicationRole } from './application-role.ts'
import { connectAlone, UnusableDatabase } from './first-connection.ts'

/** Everything about a site is read and written by its ID, so these tables can be distributed by it. */
const distributed = [
  'samples',
  'energy_intervals',
  'device_intervals',
  'gas_intervals',
  'counter_gaps',
  'energy_days',
  'energy_months',
  'home_quantities',
] as const

/** Functions that create and drop partitions on every node. */
const partitionFunctions = ['ensure_sample_partitions', 'ensure_interval_partitions', 'drop_sample_partitions']

/** One process at a time grants a login access. */
const lockKey = 7_240_061
const insufficientPrivilege = '42501'

type Client = Pick<pg.ClientBase | pg.Pool, 'query'>

export type Distributed = { nodes: number; tables: string[]; already: string[] }

/**
 * Spreads the tables of measurements, with their rows, over the nodes of a Citus cluster by site. Everything else stays on the
 * coordinator. Safe to repeat: distributed tables are left alone. A table cannot be written while it is moved. Anything the nodes lack is
 * reported before anything is moved.
 */
export async function distributeTelemetry(ownerUrl: string, applicationUrl: string): Promise<Distributed> {
  const client = await connectAlone(ownerUrl, 'wattdesk-distribute')
  try {
    await requireExtension(client)
    const nodes = await requireNodes(client, ownerUrl)
    await admitToNodes(client, applicationUrl)
    await requireLogin(client, applicationUrl)
    const spread = await listDistributed(client)
    const already = distributed.filter((table) => spread.has(table))
    const tables = distributed.filter((table) => !spread.has(table))
    for (const table of tables) await distribute(client, table)
    for (const table of distributed) {
      // The previous copies on the coordinator are hidden, and only take up disk.
      await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [table])
      await requireOneShard(client, table)
    }
    return { nodes, tables, already }
  } catch (error) {
    throw error instanceof pg.DatabaseError ? interrupted(error) : error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Each table is moved in one transaction, so the next run continues. */
function interrupted({ message }: Error): UnusableDatabase {
  return new UnusableDatabase(`The cluster did not move all tables: ${message}. Those that were moved work; run this again for the others.`)
}

async function requireExtension(client: Client): Promise<void> {
  const { rows } = await client.query<{ installed: boolean }>(
    "select installed_version is not null as installed from pg_available_extensions where name = 'citus'",
  )
  if (!rows[0]) {
    throw new UnusableDatabase(
      'This PostgreSQL does not have the extension citus. Nothing was changed. Install Citus on the coordinator and the worker nodes, with citus in shared_preload_libraries, then run this again: docs/growing.md.',
    )
  }
  if (rows[0].installed) return
  await client.query('create extension citus').catch((error: Error) => {
    throw new UnusableDatabase(
      `The extension citus cannot be created: ${error.message}. Nothing was changed. Set shared_preload_libraries = 'citus' on each server and restart it, and have a superuser run "create extension citus" in this database: docs/growing.md.`,
    )
  })
}

/** The number of worker nodes, all of which must accept the owner's login. */
async function requireNodes(client: Client, ownerUrl: string): Promise<number> {
  const { all, silent } = await askNodes(client)
  if (all.length === 0) {
    throw new UnusableDatabase(
      "The cluster has no worker node. Add each on the coordinator: select citus_add_node('HOST', 5432); then run this again.",
    )
  }
  if (silent.length > 0) {
    throw new UnusableDatabase(
      `The coordinator cannot reach ${silent.join(', ')} as ${loginOf(ownerUrl).name}. Nothing was changed. Start the node, or give the login's password in pg_dist_authinfo of the coordinator, then run this again: docs/growing.md.`,
    )
  }
  return all.length
}

/** The worker nodes, and whether each accepts the connection's login. */
async function askNodes(client: Client, question = 'select true'): Promise<{ all: string[]; silent: string[] }> {
  const { rows } = await client.query<{ node: string; fine: boolean }>(
    "select nodename || ':' || nodeport as node, success and result = 't' as fine from run_command_on_workers($1) order by 1",
    [question],
  )
  return { all: rows.map(({ node }) => node), silent: rows.filter(({ fine }) => !fine).map(({ node }) => node) }
}

async function listDistributed(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select logicalrelid::text as name from pg_dist_partition')
  return new Set(rows.map(({ name }) => name))
}

async function distribute(client: Client, table: (typeof distributed)[number]): Promise<void> {
  const beside = table === 'samples' ? 'none' : 'samples'
  await client.query("select create_distributed_table($1::regclass, 'site_id', colocate_with => $2)", [table, beside])
}

/** Queries about one site must reach only one shard; otherwise the cluster is slower than one machine. */
async function requireOneShard(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<Record<'QUERY PLAN', string>>(
    `explain select from ${table} where site_id = '00000000-0000-7000-8000-000000000000'`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  if (!/Task Count: 1\b/.test(plan)) throw new UnusableDatabase(`A query of one site does not ask one shard of ${table}:\n${plan}`)
}

/**
 * Throws unless the nodes accept the application's login, because every read and write of measurements would fail. A node that rejects
 * the owner counts as unavailable.
 */
async function requireLogin(owner: Client, applicationUrl: string): Promise<void> {
  const away = new Set((await askNodes(owner)).silent)
  const client = await connectAlone(applicationUrl, 'wattdesk-distribute')
  try {
    const refusing = (await askNodes(client, `select pg_has_role('${applicationRole}', 'usage')`)).silent.filter((node) => !away.has(node))
    if (refusing.length === 0) return
    const { name } = loginOf(applicationUrl)
    throw new UnusableDatabase(
      `The login ${name} cannot sign in on ${refusing.join(', ')}. As a superuser, make it there ("create role ${name} login password '…' in role ${applicationRole}") and give its password in pg_dist_authinfo of the coordinator, or a rule in pg_hba.conf: docs/growing.md.`,
    )
  } finally {
    await client.end()
  }
}

/** Whether the database is the coordinator of a Citus cluster. */
export async function isCluster(client: Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'")
  return rowCount === 1
}

/** Whether all nodes respond. Concurrent callers share one probe, because an unreachable node can take long. */
export function openNodesProbe(client: Client): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  const ask = async () => (await askNodes(client)).silent.length === 0
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}

/** Runs at each start with the owner's connection on a cluster. */
export async function prepareCluster(client: Client, applicationUrl: string): Promise<void> {
  if (!(await isCluster(client))) return
  await admitToNodes(client, applicationUrl)
  const spread = await listDistributed(client)
  if (distributed.some((table) => spread.has(table))) await requireLogin(client, applicationUrl)
}

/**
 * Lets the application's login sign in on every node, and keeps what the application creates, the job queue's tables, on the coordinator;
 * partitions are still created on every node. Needs the owner's connection; safe to repeat. If the owner lacks the right, the cluster's
 * administrator has to do it.
 */
async function admitToNodes(client: Client, applicationUrl: string): Promise<void> {
  const { name, password } = loginOf(applicationUrl)
  await client.query('select pg_advisory_lock($1)', [lockKey])
  try {
    await createLogin(client, name, password).catch(unlessForbidden)
    await keepOnCoordinator(client, name).catch(unlessForbidden)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  }
}

function unlessForbidden(error: unknown): void {
  if (!(error instanceof pg.DatabaseError) || error.code !== insufficientPrivilege) throw error
}

/** Nodes that are unavailable get the login at a later start. */
async function createLogin(client: Client, name: string, password: string): Promise<void> {
  const { rows } = await client.query<{ verifier: string | null }>('select rolpassword as verifier from pg_authid where rolname = $1', [
    name,
  ])
  const [login, text, verifier] = [pg.escapeIdentifier(name), pg.escapeLiteral(name), pg.escapeLiteral(rows[0]?.verifier ?? '')]
  const onNode = `do $admit$ begin
    perform set_config('citus.enable_ddl_propagation', 'off', true);
    -- What fails here is not to be in the node's log with the password.
    perform set_config('log_min_error_statement', 'panic', true), set_config('log_error_verbosity', 'terse', true);
    if not exists (select from pg_roles where rolname = '${applicationRole}') then create role ${applicationRole} nologin; end if;
    if not exists (select from pg_roles where rolname = ${text}) then create role ${login} login; end if;
    if ${verifier} <> '' and (select rolpassword is distinct from ${verifier} from pg_authid where rolname = ${text}) then
      alter role ${login} password ${verifier};
    end if;
    if not pg_has_role(${text}, '${applicationRole}', 'usage') then grant ${applicationRole} to ${login}; end if;
    ${password ? passwordEntry(name, password) : ''}
  end $admit$`
  await client.query('select run_command_on_all_nodes($1, give_warning_for_connection_errors => true)', [onNode])
}

/** A node's credentials at the others. */
function passwordEntry(name: string, password: string): string {
  const info = `password='${password.replaceAll(/['\\]/g, '\\$&')}'`
  return `insert into pg_dist_authinfo (nodeid, rolename, authinfo) values (0, ${pg.escapeLiteral(name)}, ${pg.escapeLiteral(info)})
    on conflict (nodeid, rolename) do update set authinfo = excluded.authinfo where pg_dist_authinfo.authinfo <> excluded.authinfo;`
}

async function keepOnCoordinator(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter role %I in database %I set citus.enable_ddl_propagation to off', $1::text, current_database()) as statement
     where not exists (
       select from pg_db_role_setting join pg_database d on d.oid = setdatabase join pg_roles r on r.oid = setrole
       where r.rolname = $1 and d.datname = current_database() and 'citus.enable_ddl_propagation=off' = any(setconfig))
     union all
     select format('alter function %s set citus.enable_ddl_propagation to on', p.oid::regprocedure) from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = any($2)
       and not coalesce('citus.enable_ddl_propagation=on' = any(p.proconfig), false)`,
    [name, partitionFunctions],
  )
  for (const { statement } of rows) await client.query(statement)
}

function loginOf(url: string): { name: string; password: string } {
  const { username, password } = new URL(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}
