import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { openChromium, signInToList } from './browser.ts'
import { freePort } from './processes.ts'
import { type Bench, number, type Row } from './row.ts'
import { Hand } from './tasks/hand.ts'
import { type Task, tasks } from './tasks/working-day.ts'

/** A product with the demonstration's data. Starts one if no address is given. */
const { values } = parseArgs({ options: { address: { type: 'string' }, mailbox: { type: 'string' } }, strict: false })
type Product = { address: string; mailbox: string | undefined; stop: () => Promise<void> }

/**
 * The cost of twelve tasks of a working day, none of which may exceed its effort: clicks, fields, keys and seconds. To compare with an
 * older version, start that one and pass its address and mailbox, as printed by `npm start`.
 */
export const tasksBench: Bench = {
  name: 'tasks',
  bars: [],
  async run() {
    const product = await findProduct()
    const browser = await openChromium()
    try {
      const rows: Row[] = []
      for (const task of tasks) rows.push(await measure(browser, product, task))
      return rows
    } finally {
      await browser.close()
      await product.stop()
    }
  },
}

async function findProduct(): Promise<Product> {
  if (typeof values.address === 'string') {
    const mailbox = typeof values.mailbox === 'string' ? values.mailbox.replace(/\?.*$/, '') : undefined
    return { address: values.address.replace(/\/$/, ''), mailbox, stop: async () => {} }
  }
  const data = await mkdtemp(path.join(tmpdir(), 'wattdesk-tasks-'))
  const [port, mailboxPort, key] = [await freePort(), await freePort(), 'mailbox-of-the-benchmark']
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DEMO: 'true',
      MAILBOX_PORT: String(mailboxPort),
      MAILBOX_KEY: key,
      MQTT_PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    await rm(data, { recursive: true, force: true })
  }
  const address = `http://localhost:${port}`
  try {
    await isReady(address)
  } catch (error) {
    await stop()
    throw error
  }
  return { address, mailbox: `http://localhost:${mailboxPort}/${key}`, stop }
}

async function isReady(address: string): Promise<void> {
  const until = Date.now() + 600_000
  while (Date.now() < until) {
    const response = await fetch(`${address}/health/ready`).catch(() => undefined)
    if (response?.ok) return
    await setTimeout(500)
  }
  throw new Error('The product did not start within ten minutes')
}

async function measure(browser: Browser, { address, mailbox }: Product, { name, most = { clicks: 10 }, run }: Task): Promise<Row> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, baseURL: address })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  try {
    await signInToList(page, address)
    const hand = new Hand(page)
    await run(hand, { address, mailbox })
    const { clicks, fields, keys, seconds } = hand.effort
    const isMet = clicks <= most.clicks && keys <= (most.keys ?? Number.POSITIVE_INFINITY)
    return rowOf({ name, most, ours: `${clicks} clicks, ${fields} fields, ${keys} keys, ${number(seconds, 1)} s`, isMet })
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : error}`)
    return rowOf({ name, most, ours: 'not possible', isMet: false })
  } finally {
    await context.close()
  }
}

type Done = Pick<Task, 'name'> & { most: NonNullable<Task['most']>; ours: string; isMet: boolean }

const rowOf = ({ name, most, ours, isMet }: Done): Row => ({
  bar: 0,
  what: name,
  ours,
  reference: '-',
  ratio: null,
  rank: 0,
  must: most.keys === undefined ? `${most.clicks} clicks` : `${most.keys} keys`,
  aim: '-',
  isMet,
  isAimed: false,
})
