import { expect, it } from 'vitest'
import { ClientLeft } from './client-left.ts'
import { type Entrant, openGate } from './gate.ts'

const unavailable = { code: 'Unavailable', details: { retryAfterSeconds: 5 } }

/** Work that runs until it is ended, in the order in which it began. */
function heldOpen(gate: ReturnType<typeof openGate>) {
  const ends: (() => void)[] = []
  const enter = (entrant?: Entrant) => gate(() => new Promise<void>((resolve) => ends.push(resolve)), entrant)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    enter,
    running: () => ends.length,
    async endFirst() {
      await settle()
      ends.shift()?.()
      await settle()
    },
  }
}

it('limits running and waiting tasks, and refuses the rest at once', async () => {
  const { enter, running, endFirst } = heldOpen(openGate({ running: 2, waiting: 3 }))
  const admitted = Array.from({ length: 5 }, () => enter())
  await expect(enter()).rejects.toMatchObject(unavailable)
  for (const left of [2, 2, 2, 1, 0]) {
    await endFirst()
    expect(running()).toBe(left)
  }
  await Promise.all(admitted)
})

it('passes the place on when the work fails', async () => {
  const gate = openGate({ running: 1, waiting: 0 })
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate(async () => 'yes')).toBe('yes')
})

it('refuses callers that waited too long, and frees their places', async () => {
  const { enter, running, endFirst } = heldOpen(openGate({ running: 1, waiting: 1, patienceMs: 10 }))
  const first = enter()
  await expect(enter()).rejects.toMatchObject(unavailable)
  await endFirst()
  await first
  expect(running()).toBe(0)
  const next = enter()
  await endFirst()
  await next
})

it('removes callers that leave the queue', async () => {
  const { enter, endFirst } = heldOpen(openGate({ running: 1, waiting: 1 }))
  const first = enter()
  const leaving = new AbortController()
  const gone = enter({ signal: leaving.signal })
  leaving.abort()
  await expect(gone).rejects.toBeInstanceOf(ClientLeft)
  await expect(enter({ signal: leaving.signal })).rejects.toBeInstanceOf(ClientLeft)
  const next = enter()
  await endFirst()
  await endFirst()
  await Promise.all([first, next])
})

it('gives one owner a share of the places', async () => {
  const { enter, endFirst } = heldOpen(openGate({ running: 2, waiting: 2, each: 2 }))
  const own = [enter({ owner: 'a' }), enter({ owner: 'a' })]
  await expect(enter({ owner: 'a' })).rejects.toMatchObject(unavailable)
  const other = enter({ owner: 'b' })
  await endFirst()
  const again = enter({ owner: 'a' })
  for (let left = 3; left > 0; left--) await endFirst()
  await Promise.all([...own, other, again])
})
