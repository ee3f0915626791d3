import { setTimeout as pause } from 'node:timers/promises'
import { hashPassword, verifyPassword } from '../apps/server/src/areas/auth/passwords/passwords.service.ts'
import { onServer } from './databases.ts'
import { listVariants } from './list-variants.ts'
import { pacedLoad } from './paced-load.ts'
import { startScript } from './processes.ts'
import { type Api, startApi } from './product.ts'
import { atLeast, atMost, type Bench, median, number, type Row } from './row.ts'
import { prepareSignIn, type SignIn, signInWhole } from './sign-in-client.ts'

const rounds = 3
const passwordsARound = 120
const wholeARound = 60
const clients = 16
const listsPerSecond = 100
const listSeconds = 5

/** Bar 4: signing in, compared with the bare password hash, in turns; and the customers list while many sign in. */
export const signInBench: Bench = {
  name: 'sign-in',
  bars: [4],
  async run(speed) {
    const api = await startApi(100_000)
    try {
      return [...(await compare(api)), await listDuringFlood(api, speed)]
    } finally {
      await api.stop()
    }
  },
}

async function compare(api: Api): Promise<Row[]> {
  const verify = await verifyLoop()
  await perSecond(16, () => signInWhole(api.url))
  const results: { bare: number; password: number; whole: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const bare = await perSecond(passwordsARound, verify)
    const prepared: SignIn[] = []
    await perSecond(passwordsARound, async () => void prepared.push(await prepareSignIn(api.url)))
    const password = await perSecond(passwordsARound, async (at) => void (await prepared[at]?.enterPassword()))
    const whole = await perSecond(wholeARound, () => signInWhole(api.url))
    results.push({ bare, password, whole })
  }
  const bare = median(results.map((result) => result.bare))
  const password = median(results.map((result) => result.password / result.bare))
  const whole = median(results.map((result) => result.whole / result.bare))
  const reference = `${number(bare)}/s bare argon2id`
  return [
    atLeast({ bar: 4, what: 'sign-in: the password step', ours: `${number(password * bare)}/s`, reference }, password, 0.7, 0.9),
    {
      ...withoutBar,
      what: 'sign-in: the whole of it, seven requests',
      ours: `${number(whole * bare)}/s`,
      reference,
      ratio: whole,
      rank: whole,
    },
  ]
}

const withoutBar = { bar: 4, must: '-', aim: '-', isMet: true, isAimed: true }

/** The minimum cost of the password step: as many concurrent hashes as the product runs. */
async function verifyLoop(): Promise<() => Promise<void>> {
  const phc = await hashPassword('copper lantern on a hill')
  return async () => {
    const { isRight } = await verifyPassword(phc, 'copper lantern on a hill')
    if (!isRight) throw new Error('The right password was refused')
  }
}

/** Repeats some work with several clients. Returns the rate per second. */
async function perSecond(times: number, work: (at: number) => Promise<void>): Promise<number> {
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < times) await work(next++)
    }),
  )
  return times / ((performance.now() - startedAt) / 1_000)
}

async function listDuringFlood(api: Api, speed: number): Promise<Row> {
  const paths = (await listVariants(api.databaseUrl)).map((variant) => variant.path)
  const seconds = Math.min(20, listSeconds / speed)
  const load = async () => {
    const times = await pacedLoad(api.url, paths, { token: api.token, perSecond: listsPerSecond * speed, seconds })
    return times[Math.floor(times.length * 0.99)] ?? Number.NaN
  }
  await load()
  const idle: number[] = []
  const flooded: number[] = []
  const floodedSince = new Date()
  for (let round = 0; round < rounds; round++) {
    idle.push(await load())
    const flood = await startScript('bench/sign-in-flood.ts', { TARGET: api.url })
    await pause(1_000)
    flooded.push(await load())
    await flood.stop()
    await pause(500)
  }
  const count = await onServer(api.databaseUrl, (client) =>
    client.query<{ count: number }>('select count(*)::int as count from sessions where created_at >= $1', [floodedSince]),
  )
  const signIns = (count.rows[0]?.count ?? 0) / rounds / (seconds + 1)
  const [ours, reference] = [median(flooded), median(idle)]
  const row = {
    bar: 4,
    what: `customers list p99, ${number(listsPerSecond * speed)}/s, while ${number(signIns)}/s sign in, over idle`,
    ours: `${number(ours, 1)} ms`,
    reference: `${number(reference, 1)} ms idle`,
  }
  return { ...atMost(row, ours / reference, 2, 1.5, ' times'), ratio: ours / reference }
}
