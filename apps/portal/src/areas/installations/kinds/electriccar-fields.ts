import { IconCar } from '@tabler/icons-react'
import {
  addElectricCar,
  getElectricCar,
  listElectricCars,
  removeElectricCar,
  updateElectricCar,
} from '@wattdesk/contract/installations/electriccar/calls.ts'
import { electricCarRequestModel, electricCarUpdateModel } from '@wattdesk/contract/installations/electriccar/models.ts'
import type { KindForm } from './kind-form.ts'

export const electricCarForm: KindForm = {
  name: 'electriccar',
  icon: IconCar,
  calls: { list: listElectricCars, get: getElectricCar, add: addElectricCar, update: updateElectricCar, remove: removeElectricCar },
  models: { add: electricCarRequestModel, update: electricCarUpdateModel },
  canBeGcp: false,
  isCalled: 'serialNumber',
  names: ['manufacturer', 'model'],
  sizes: [{ name: 'batteryCapacityWh', unit: 'Wh' }],
  fields: [
    { name: 'serialNumber', group: 'identity', control: 'identifier', maxLength: 64, isRequired: true },
    { name: 'manufacturer', group: 'device', control: 'text', maxLength: 80, isRequired: true },
    { name: 'model', group: 'device', control: 'text', maxLength: 80 },
    { name: 'batteryCapacityWh', group: 'device', control: 'number', unit: 'Wh' },
  ],
}
