import {
  addSmartHome,
  getSmartHome,
  listSmartHomes,
  removeSmartHome,
  updateSmartHome,
} from '@wattdesk/contract/installations/smarthome/calls.ts'
import type { SmartHomeDetails } from '@wattdesk/contract/installations/smarthome/models.ts'
import { smartHomes } from '../../../db/domains/installations/tables.ts'
import type { Kind, Stored } from './kind.ts'

type StoredSmartHome = Stored<Omit<typeof smartHomes.$inferSelect, 'id' | 'kind'>>

export const smartHome: Kind<SmartHomeDetails> = {
  name: 'smarthome',
  deviceType: 'smarthome',
  vendorCategories: ['smarthome'],
  calls: { list: listSmartHomes, get: getSmartHome, add: addSmartHome, update: updateSmartHome, remove: removeSmartHome },
  table: smartHomes,
  secrets: [],
  identify: ({ serialNumber }) => ({ field: 'serialNumber', value: serialNumber }),
  headOf: ({ serialNumber, manufacturer }) => ({ serialNumber, manufacturer }),
  columnsOf: ({ deviceName }) => ({ deviceName }),
  detailsOf: ({ head, own }: StoredSmartHome) => ({
    serialNumber: head.vendorInstallationId,
    deviceName: own.deviceName ?? '',
    manufacturer: head.manufacturer,
  }),
  shownBeside: ({ own }: StoredSmartHome) => ({ scanState: own.scanState, lastScanAt: own.lastScanAt?.toISOString() ?? null }),
}
