import { addWallbox, getWallbox, listWallboxes, removeWallbox, updateWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import type { WallboxDetails } from '@wattdesk/contract/installations/wallbox/models.ts'
import { wallboxes } from '../../../db/domains/installations/tables.ts'
import type { Kind, Stored } from './kind.ts'

type Columns = Pick<typeof wallboxes.$inferSelect, 'powerOutputA' | 'modulationMinimalLevelA'>

export const wallbox: Kind<WallboxDetails> = {
  name: 'wallbox',
  deviceType: 'EV',
  // Inverter manufacturers sell wallboxes too.
  vendorCategories: ['ev', 'pvbattery'],
  calls: { list: listWallboxes, get: getWallbox, add: addWallbox, update: updateWallbox, remove: removeWallbox },
  table: wallboxes,
  measures: 'itself',
  secrets: [],
  identify: ({ stationNumber }) => ({ field: 'stationNumber', value: stationNumber }),
  headOf: ({ manufacturer }) => ({ manufacturer }),
  columnsOf: ({ powerOutputA, modulationMinimalLevelA }) => ({ powerOutputA, modulationMinimalLevelA }),
  detailsOf: ({ head, own: { powerOutputA, modulationMinimalLevelA } }: Stored<Columns>) => ({
    stationNumber: head.vendorInstallationId,
    manufacturer: head.manufacturer ?? '',
    powerOutputA,
    modulationMinimalLevelA,
  }),
}
