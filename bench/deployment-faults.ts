import { setTimeout as pause } from 'node:timers/promises'
import type { Deployment } from './deployment.ts'
import { type Outcome, underLoad } from './deployment-load.ts'

export type DeploymentFault = {
  what: string
  /** Causes and ends a fault. */
  harm(deployment: Deployment): Promise<unknown>
  /** Whether calls cannot succeed during the fault. */
  stopsCalls?: boolean
}

const minuteMs = 60_000

/** Kills processes one after another, each once the previous one works again. */
const killEach = async (...processes: Deployment['apis']) => {
  for (const one of processes) {
    await one.end('SIGKILL')
    await pause(1_000)
    await one.ready()
  }
}

export const deploymentFaults: readonly DeploymentFault[] = [
  { what: 'several processes: kill -9 of each API', harm: ({ apis }) => killEach(...apis) },
  {
    what: 'several processes: kill -9 of each ingest',
    harm: async ({ ingests }) => {
      await killEach(...ingests)
      await pause(15_000)
    },
  },
  {
    what: 'several processes: an ingest that does not come back for a minute',
    harm: async ({ ingests: [first] }) => {
      const back = await first.away('SIGKILL')
      await pause(minuteMs)
      await back()
    },
  },
  {
    what: 'several processes: kill -9 of the worker',
    harm: async ({ worker }) => {
      await worker.end('SIGKILL')
      await pause(1_000)
      await worker.ready()
    },
  },
  {
    what: 'several processes: kill -9 of Mosquitto',
    harm: async ({ mosquitto, ingests }) => {
      await mosquitto.end('SIGKILL')
      await mosquitto.ready()
      for (const one of ingests) await one.ready()
    },
  },
  {
    what: 'several processes: Mosquitto is away for a minute',
    harm: async ({ mosquitto, ingests }) => {
      const back = await mosquitto.away('SIGTERM')
      await pause(minuteMs)
      await back()
      for (const one of ingests) await one.ready()
    },
  },
  {
    what: 'several processes: NATS is away for a minute',
    harm: async ({ nats }) => {
      const back = await nats.away('SIGKILL')
      await pause(minuteMs)
      await back()
    },
  },
  {
    what: 'several processes: PostgreSQL is away for 30 seconds',
    stopsCalls: true,
    harm: async ({ postgres, apis, ingests, worker }) => {
      const start = await postgres.stopPostgres()
      await pause(30_000)
      await start()
      for (const one of [...apis, ...ingests, worker]) await one.ready()
    },
  },
  {
    what: 'several processes: a rolling restart of all',
    harm: async ({ apis, ingests, worker }) => {
      for (const one of [...apis, ...ingests, worker]) {
        await one.end('SIGTERM')
        await pause(600)
        await one.ready()
      }
    },
  },
]

/** Returns a line on the effect of a fault. Throws if the product did not survive it. */
export async function bear(deployment: Deployment, { harm, stopsCalls }: DeploymentFault): Promise<string> {
  // A token is valid for ten minutes, less than all faults together take.
  await deployment.renewToken()
  const outcome = await underLoad(deployment, () => harm(deployment))
  const received = lineOf(outcome)
  const isBorne =
    outcome.lost + outcome.doubled + outcome.lostWrites === 0 && outcome.samples > 0 && (stopsCalls || sumOf(outcome.failedCalls) === 0)
  if (!isBorne) throw new Error(received)
  return received
}

function lineOf({ calls, failedCalls, writes, lostWrites, samples, lost, doubled }: Outcome): string {
  const how = Object.entries(failedCalls).map(([status, count]) => `${count} with ${status}`)
  return `${sumOf(failedCalls)} of ${calls} calls failed${how.length > 0 ? ` (${how.join(', ')})` : ''}, ${lostWrites} of ${writes} acknowledged writes lost; ${samples} samples acknowledged, ${lost} lost, ${doubled} doubled`
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, one) => sum + one, 0)
