import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { affiliates } from '../apps/server/src/demonstration/fixed.ts'
import { startApi } from './product.ts'
import { atLeast, type Bench, median, number, type Row } from './row.ts'

const rounds = 3
const pages = ['', 'notices', 'notices/dynamic-tariff', 'help', 'help/gateway-offline']
const languages = ['en', 'de', 'it', 'hu']

/** Published content compared with nginx serving the same bytes as files, in turns: complete, and revalidated. */
export const contentBench: Bench = {
  name: 'content',
  bars: [15],
  async run() {
    const api = await startApi(100)
    const paths = languages.flatMap((language) =>
      pages.map((page) => `/api/v1/delivery/${affiliates[0]?.id}/${language}/content?path=${encodeURIComponent(page)}`),
    )
    const folder = mkdtempSync(path.join(tmpdir(), 'wattdesk-nginx-'))
    try {
      const ours = await requestsOf(api.url, paths)
      const nginx = await startNginx(folder, ours)
      try {
        const theirs = await requestsOf(
          nginx.url,
          ours.map((_, at) => `/${at}.json`),
        )
        const whole = ([one, other]: readonly [Asked[], Asked[]]) => [one, other].map((list) => list.map((asked) => ({ path: asked.path })))
        return [
          await compare('published content, 10 connections', [api.url, nginx.url], whole([ours, theirs]), 0.3, 0.6),
          await compare('published content, still the same (304)', [api.url, nginx.url], [ours, theirs].map(tagged), 0.5, 0.8),
        ]
      } finally {
        await nginx.stop()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await api.stop()
    }
  },
}

type Asked = { path: string; etag: string; body: string }
type Sent = { path: string; headers?: Record<string, string> }

const tagged = (list: readonly Asked[]): Sent[] => list.map(({ path: at, etag }) => ({ path: at, headers: { 'if-none-match': etag } }))

async function requestsOf(url: string, paths: readonly string[]): Promise<Asked[]> {
  return Promise.all(
    paths.map(async (at) => {
      const response = await fetch(url + at)
      if (!response.ok) throw new Error(`${at} returned ${response.status}`)
      return { path: at, etag: response.headers.get('etag') ?? '', body: await response.text() }
    }),
  )
}

async function compare(what: string, urls: readonly string[], requests: readonly Sent[][], must: number, aim: number): Promise<Row> {
  const rates: number[][] = [[], []]
  const p99s: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const [at, url] of urls.entries()) {
      const result = await autocannon({ url, connections: 10, duration: 4, requests: [...(requests[at] ?? [])] })
      const refused = result['4xx'] + result['5xx']
      if (result.errors + refused > 0) {
        throw new Error(`${what}: ${result.errors} requests to ${at === 0 ? 'the product' : 'nginx'} failed, ${refused} were refused`)
      }
      // The first round warms up.
      if (round === 0) continue
      rates[at]?.push(result.requests.total / result.duration)
      if (at === 0) p99s.push(result.latency.p99)
    }
  }
  const [ours, theirs] = rates.map(median)
  return atLeast(
    { bar: 15, what, ours: `${number(ours ?? 0)}/s, p99 ${number(median(p99s))} ms`, reference: `${number(theirs ?? 0)}/s nginx` },
    (ours ?? 0) / (theirs ?? Number.NaN),
    must,
    aim,
  )
}

/** nginx in Debian's configuration, with the bodies as files. */
async function startNginx(folder: string, files: readonly Asked[]): Promise<{ url: string; stop: () => Promise<void> }> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
  } catch {
    throw new Error('This benchmark needs nginx: apt-get install nginx-light')
  }
  for (const [at, { body }] of files.entries()) writeFileSync(path.join(folder, `${at}.json`), body)
  const port = await freePort()
  const configuration = path.join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `user root; worker_processes auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off;
     events { worker_connections 768; }
     http { sendfile on; keepalive_requests 1000000000; tcp_nopush on; types { application/json json; } access_log ${folder}/access.log; gzip on;
       server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  )
  const program = spawn('nginx', ['-c', configuration], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 50; attempt++) {
    if (
      await fetch(`${url}/0.json`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    async stop() {
      const ended = once(program, 'exit')
      program.kill('SIGQUIT')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}
