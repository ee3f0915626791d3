import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitForPort } from './mosquitto.ts'
import { freePort } from './nats.ts'

/** Debian's package; a machine without it reports that its cases were skipped. */
const program = '/usr/sbin/pgbouncer'
export const hasPgBouncer = existsSync(program)

export type PoolMode = 'session' | 'transaction' | 'statement'

/** PgBouncer before a database, whose login it uses for all clients. */
export async function startPgBouncer(databaseUrl: string, mode: PoolMode): Promise<{ url: string; stop(): Promise<void> }> {
  const { port: databasePort, pathname, username, password } = new URL(databaseUrl)
  const directory = await mkdtemp(path.join(tmpdir(), 'pgbouncer-'))
  const file = path.join(directory, 'pgbouncer.ini')
  const port = await freePort()
  const login = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`
  await writeFile(
    file,
    `[databases]
wattdesk = host=127.0.0.1 port=${databasePort} dbname=${pathname.slice(1)} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  )
  await Promise.all([chmod(directory, 0o755), chmod(file, 0o644)])
  // It does not run as root.
  const child = spawn(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' })
  await waitForPort(port)
  return {
    url: `postgresql://${encodeURIComponent(decodeURIComponent(username))}@127.0.0.1:${port}/wattdesk`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}
