import type { ServiceProcess, ServiceQueue, ServiceStatus } from '@wattdesk/contract/service-status/models.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { processes } from '../../db/domains/operation/tables.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { productVersion } from '../../platform/product-version.ts'
import { problemsOf, silentAfterMs } from './status.rules.ts'

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

/** How the service runs, and what needs an operator. */
export async function readStatus({ db, config, deployment }: Pick<Ctx, 'db' | 'config' | 'deployment'>): Promise<ServiceStatus> {
  const [processes, queues, backlog, { at, ...database }, lastBackup] = await Promise.all([
    listProcesses(db, silentAfterMs),
    listQueues(db),
    readBacklog(db),
    readDatabase(db),
    findLastBackup(db),
  ])
  const status = {
    at,
    version: productVersion,
    processes,
    queues,
    rollup: { due: backlog.due, dueSince: backlog.dueSince },
    measuredAt: backlog.measuredAt,
    mails: { waiting: backlog.mails, waitingSince: backlog.mailsSince, hasServer: config.smtpUrl !== undefined },
    database,
    deployment: { name: deployment.name(), isOriginal: deployment.isOriginal() },
    certificateUntil: iso(deployment.state().certificateUntil),
    lastBackup,
  }
  return { ...status, problems: problemsOf(status) }
}

/** Processes by host. */
export async function listProcesses(db: Db, silentAfterMs: number): Promise<ServiceProcess[]> {
  const rows = await db
    .select({ row: processes, isSilent: sql<boolean>`seen_at < now() - make_interval(secs => ${silentAfterMs / 1_000})` })
    .from(processes)
    .orderBy(processes.host, processes.startedAt, processes.id)
  return rows.map(({ row: { diskBytes, diskFreeBytes, startedAt, seenAt, roles, ...row }, isSilent }) => ({
    ...row,
    isSilent,
    roles: roles as ServiceProcess['roles'], // stored from the configuration
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    disk: diskBytes === null || diskFreeBytes === null ? null : { bytes: diskBytes, freeBytes: diskFreeBytes },
  }))
}

/** Waiting work by kind, including kinds without any. */
export async function listQueues(db: Db): Promise<ServiceQueue[]> {
  const { rows } = await db.execute<ServiceQueue>(sql`
    select q.name, count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      min(j.start_after) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as "waitingSince",
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'active' and j.started_on + make_interval(secs => j.expire_seconds) < now())::int as stuck,
      count(*) filter (where j.state = 'failed' and j.completed_on > now() - interval '1 day')::int as failed
    from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
    group by q.name order by q.name`)
  return rows.map((row) => ({ ...row, waitingSince: iso(row.waitingSince) }))
}

type Backlog = {
  due: number
  dueSince: string | null
  measuredAt: string | null
  mails: number
  mailsSince: string | null
}

/** Pending sums and messages, and the age of measurements. */
export async function readBacklog(db: Db): Promise<Backlog> {
  const { rows } = await db.execute<Backlog>(sql`
    select r.due, r.due_since as "dueSince", (select max(measured_at) from site_health) as "measuredAt",
      m.mails, m.mails_since as "mailsSince"
    from (select count(*)::int as due, min(due_at) as due_since from rollup_slots where due_at <= now()) r,
      (select count(*)::int as mails, min(created_at) as mails_since from outbox_mails where sent_at is null and failed_at is null) m`)
  const { due = 0, dueSince = null, measuredAt = null, mails = 0, mailsSince = null } = rows[0] ?? {}
  return { due, mails, dueSince: iso(dueSince), measuredAt: iso(measuredAt), mailsSince: iso(mailsSince) }
}

type DatabaseFigures = { at: string; version: string; bytes: number; connections: number; connectionsMax: number; migration: string }

export async function readDatabase(db: Db): Promise<DatabaseFigures> {
  const { rows } = await db.execute<DatabaseFigures>(sql`
    select now() as at, current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "connectionsMax",
      (select max(name) from migrations) as migration`)
  const [row] = rows
  if (!row) throw new Error('The database returned no row about itself')
  return { ...row, at: new Date(row.at).toISOString() }
}

type Backup = { takenAt: string; tool: string; bytes: number | null }

export async function findLastBackup(db: Db): Promise<Backup | null> {
  const { rows } = await db.execute<Backup>(
    sql`select taken_at as "takenAt", tool, bytes::float8 as bytes from backups order by taken_at desc limit 1`,
  )
  return rows[0] ? { ...rows[0], takenAt: new Date(rows[0].takenAt).toISOString() } : null
}
