import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { timeSeen } from './set-time.ts'

const file = path.resolve(import.meta.dirname, 'wattdesk.ts')
const settings = {
  DATABASE_URL: 'postgresql://desk@127.0.0.1:1/wattdesk',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  PUBLIC_URL: 'http://localhost:4000',
}

function wattdesk(...parameters: string[]): Promise<{ code: unknown; output: string }> {
  const given = ['--disable-warning=ExperimentalWarning', file, ...parameters]
  return new Promise((resolve) => {
    execFile(process.execPath, given, { env: { ...timeSeen(), ...settings } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

const unreachable =
  'The database at 127.0.0.1:1/wattdesk cannot be used: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and DATABASE_OWNER_URL.\n'

it.concurrent.each([
  ['migrate --check', unreachable],
  ['verify-activities', unreachable],
  ['migrate --chek', "Unknown option '--chek'\nwattdesk migrate [--check]\n"],
  ['original --new', '--new makes a copy the original under another name: give --confirm --new\n'],
  ['original --confirm --renounce', 'Give one of --confirm and --renounce\n'],
  ['restore package.json', `${path.resolve('package.json')} is no finished backup: it has no backup.json.\n`],
])('reports why it does not run %s, without its own source', async (line, output) => {
  expect(await wattdesk(...line.split(' '))).toEqual({ code: 1, output })
})
