import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { readCommissioningOf } from './commissioning.views.ts'
import { listDevicesAt, listGatewaysAt, type Place } from './found-devices.views.ts'
import { readLiveCheck } from './live-check.views.ts'
import { type Installation, withinOf } from './unallocated-installations.service.ts'
import { readInstallation } from './unallocated-installations.views.ts'

/** Builds the common response about an installation whose access was checked. */
export function responsesOf({ db, clock }: Ctx) {
  return {
    async record(caller: Caller, id: string) {
      const found = await readInstallation(db, await withinOf(db, caller), id, clock.now())
      if (!found) throw new DomainError('UnallocatedInstallationNotFound')
      return found
    },
    async gateways(installation: Installation) {
      return { items: await listGatewaysAt(db, placeOf(installation), clock.now()) }
    },
    async devices(installation: Installation) {
      return { items: await listDevicesAt(db, placeOf(installation), clock.now()) }
    },
    live: (installation: Installation) => readLiveCheck(db, placeOf(installation), installation.createdAt, clock.now()),
    async commissioning(caller: Caller, installation: Installation) {
      return readCommissioningOf(db, await withinOf(db, caller), installation, placeOf(installation), clock.now())
    },
  }
}

/** The gateway's place, unless it has left since. */
function placeOf({ id, gatewayId, siteId }: Installation): Place {
  return { gatewayId, placeId: siteId ?? id }
}
