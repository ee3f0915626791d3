import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { socketFolderIn, startPostgres } from './embedded-postgres.ts'

it.each([
  ['/srv/wattdesk/.data/postgres', '/srv/wattdesk/.data/postgres'],
  [`/srv/${'long/'.repeat(20)}postgres`, undefined],
  [`/srv/${'ü'.repeat(45)}`, undefined],
  ['/srv/our desk/postgres', undefined],
  ['/srv/one,two/postgres', undefined],
])('a server in %s has its socket in %s', (directory, folder) => {
  expect(socketFolderIn(directory)).toBe(folder)
})

it('starts after a start that was killed while it created the cluster', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'wattdesk-cluster-'))
  // As root, the server runs under another user.
  await chmod(home, 0o755)
  const options = { directory: path.join(home, 'postgres'), database: 'wattdesk' }
  const module = path.join(import.meta.dirname, 'embedded-postgres.ts')
  const program = `const { startPostgres } = await import(${JSON.stringify(module)}); await startPostgres(${JSON.stringify(options)})`
  const killed = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
  await vi.waitUntil(async () => (await readdir(home, { recursive: true })).some((name) => name.endsWith('PG_VERSION')), { interval: 5 })
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  try {
    const postgres = await startPostgres(options)
    expect(postgres.origin).toBe('created')
    await postgres.stop('immediate')
  } finally {
    await rm(home, { recursive: true, force: true })
  }
})
