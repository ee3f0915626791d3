import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { patience } from '../../../scripts/patience.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Processes started with a variable of this value. Unreadable processes belong to others. */
async function processesWith(value: string): Promise<string[]> {
  const found: string[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
    if (environment.includes(value)) found.push(`${pid} ${await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')}`)
  }
  return found
}

it.runIf(process.platform === 'linux')('a start that npm ends also ends everything it has started', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'wattdesk-start-'))
  await chmod(directory, 0o755)
  const settings = ['-u', 'DATABASE_URL', `DATA_DIR=${directory}`, 'PORT=0', 'MQTT_PORT=0', 'DEMO=0']
  try {
    const npm = spawn('env', [...settings, 'npm', 'start'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let messages = ''
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (messages += text))
    const exited = once(npm, 'exit')
    await vi.waitFor(() => expect(messages).toContain('✓ PostgreSQL'), { timeout: 30_000, interval: 20 })
    const askedAt = performance.now()
    npm.kill('SIGTERM')
    await exited
    await vi.waitFor(async () => expect(await processesWith(directory)).toEqual([]), { timeout: 10_000, interval: 50 })
    expect(performance.now() - askedAt).toBeLessThan(10_000 * patience)
    expect((await readdir(path.join(directory, 'postgres'))).includes('postmaster.pid')).toBe(false)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
