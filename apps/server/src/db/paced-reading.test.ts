import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openLog } from '../platform/log.ts'
import { connect, type Database, disconnect } from './connect.ts'
import { copyOut } from './copy-out.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

let db: Database
beforeAll(() => {
  db = connect({ url: inject('templateUrl'), max: 2, log: openLog('silent') })
})
afterAll(() => disconnect(db))

/** Keeps the loop busy, so that the server sends more than is read. */
function compute(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('reads a large result in pieces, each in its own turn of the loop', async () => {
  const client = await db.$client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  let isOver = false
  const result = client.query("select repeat('x', 1000) as text from generate_series(1, 5000)").finally(() => {
    isOver = true
  })
  const read = [stream.bytesRead]
  while (!isOver) {
    compute(3)
    await turn()
    read.push(stream.bytesRead)
  }
  client.release()
  const { rows } = await result
  expect([rows.length, rows.every(({ text }) => text.length === 1_000)]).toEqual([5_000, true])
  const most = Math.max(...read.map((bytes, at) => bytes - (read[at - 1] ?? bytes)))
  // Without pieces, it is two megabytes.
  expect(most).toBeLessThanOrEqual(4 * 65_536)
})

it('still lets the slow reader of a copy slow down the server', async () => {
  const { rows } = await db.$client.query("select sum(length(repeat('x', 1000)))::int as bytes from generate_series(1, 30000)")
  const copy = await copyOut(db.$client, "copy (select repeat('x', 1000) from generate_series(1, 30000)) to stdout", [])
  await new Promise((resolve) => copy.once('readable', resolve))
  for (let at = 0; at < 2_000; at++) await turn()
  expect(copy.readableLength).toBeLessThan(1_000_000)
  let bytes = 0
  for await (const piece of copy) bytes += piece.length
  expect(bytes).toBe(rows[0].bytes + 30_000 * 2)
})
