import { addHeatPump, getHeatPump, listHeatPumps, removeHeatPump, updateHeatPump } from '@wattdesk/contract/installations/heatpump/calls.ts'
import type { HeatPumpDetails } from '@wattdesk/contract/installations/heatpump/models.ts'
import { heatPumps } from '../../../db/domains/installations/tables.ts'
import type { Kind, Stored } from './kind.ts'

export const heatPump: Kind<HeatPumpDetails> = {
  name: 'heatpump',
  deviceType: 'HEAT_PUMP',
  vendorCategories: ['iothub', 'smarthome'],
  calls: { list: listHeatPumps, get: getHeatPump, add: addHeatPump, update: updateHeatPump, remove: removeHeatPump },
  table: heatPumps,
  measures: 'itself',
  secrets: [],
  identify: ({ serialNumber }) => ({ field: 'serialNumber', value: serialNumber }),
  headOf: ({ serialNumber, manufacturer }) => ({ serialNumber, manufacturer }),
  columnsOf: ({ model }) => ({ model }),
  detailsOf: ({ head, own }: Stored<Pick<typeof heatPumps.$inferSelect, 'model'>>) => ({
    serialNumber: head.vendorInstallationId,
    manufacturer: head.manufacturer,
    model: own.model ?? '',
  }),
}
