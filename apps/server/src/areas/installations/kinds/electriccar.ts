import {
  addElectricCar,
  getElectricCar,
  listElectricCars,
  removeElectricCar,
  updateElectricCar,
} from '@wattdesk/contract/installations/electriccar/calls.ts'
import type { ElectricCarDetails } from '@wattdesk/contract/installations/electriccar/models.ts'
import { electricCars } from '../../../db/domains/installations/tables.ts'
import type { Kind, Stored } from './kind.ts'

type Columns = Pick<typeof electricCars.$inferSelect, 'model' | 'batteryCapacityWh'>

export const electricCar: Kind<ElectricCarDetails> = {
  name: 'electriccar',
  deviceType: 'ElectricCar',
  vendorCategories: ['ev'],
  calls: { list: listElectricCars, get: getElectricCar, add: addElectricCar, update: updateElectricCar, remove: removeElectricCar },
  table: electricCars,
  secrets: [],
  identify: ({ serialNumber }) => ({ field: 'serialNumber', value: serialNumber }),
  headOf: ({ serialNumber, manufacturer }) => ({ serialNumber, manufacturer }),
  columnsOf: ({ model, batteryCapacityWh }) => ({ model, batteryCapacityWh }),
  detailsOf: ({ head, own: { model, batteryCapacityWh } }: Stored<Columns>) => ({
    serialNumber: head.vendorInstallationId,
    manufacturer: head.manufacturer ?? '',
    model,
    batteryCapacityWh,
  }),
}
