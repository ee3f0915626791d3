import { statSync } from 'node:fs'
import { type FleetHome, readFleet } from './fleet.ts'
import { startGateway } from './gateway.ts'
import type { Member, Simulation } from './simulation.ts'
import { startVendorCloud } from './vendor-cloud.ts'
import { startWallbox } from './wallbox.ts'

export type FleetKeeper = {
  /** Reads the fleet file if it changed: starts new homes, stops missing ones, restarts changed ones. */
  refresh(): void
  size(): number
  homes(): readonly FleetHome[]
  stop(): Promise<void>
}

export function openFleet(simulation: Simulation): FleetKeeper {
  const { config, log } = simulation
  const members = new Map<string, { text: string; home: FleetHome; member: Member }>()
  let readAt = 0

  const start = (home: FleetHome): Member => {
    if (home.kind === 'gateway') return startGateway(home, simulation)
    return home.kind === 'wallbox' ? startWallbox(home, simulation) : startVendorCloud(home, simulation)
  }

  const stop = (siteId: string) => {
    const { member } = members.get(siteId) ?? {}
    members.delete(siteId)
    member?.stop().catch((error: unknown) => log.warn({ err: error, siteId }, 'a home could not be stopped cleanly'))
  }

  return {
    refresh() {
      const changedAt = statSync(config.fleetFile, { throwIfNoEntry: false })?.mtimeMs
      if (changedAt === undefined || changedAt === readAt) return
      const homes = new Map(readFleet(config.fleetFile).map((home) => [home.siteId, home]))
      readAt = changedAt
      for (const siteId of members.keys()) if (!homes.has(siteId)) stop(siteId)
      for (const [siteId, home] of homes) {
        const text = JSON.stringify(home)
        if (members.get(siteId)?.text === text) continue
        stop(siteId)
        members.set(siteId, { text, home, member: start(home) })
      }
      log.info({ homes: members.size }, 'fleet is running')
    },
    size: () => members.size,
    homes: () => [...members.values()].map(({ home }) => home),
    async stop() {
      await Promise.allSettled([...members.values()].map(({ member }) => member.stop()))
      members.clear()
    },
  }
}
