import { IconSmartHome } from '@tabler/icons-react'
import {
  addSmartHome,
  getSmartHome,
  listSmartHomes,
  removeSmartHome,
  updateSmartHome,
} from '@wattdesk/contract/installations/smarthome/calls.ts'
import { smartHomeRequestModel, smartHomeUpdateModel } from '@wattdesk/contract/installations/smarthome/models.ts'
import type { KindForm } from './kind-form.ts'

export const smartHomeForm: KindForm = {
  name: 'smarthome',
  icon: IconSmartHome,
  calls: { list: listSmartHomes, get: getSmartHome, add: addSmartHome, update: updateSmartHome, remove: removeSmartHome },
  models: { add: smartHomeRequestModel, update: smartHomeUpdateModel },
  canBeGcp: false,
  isCalled: 'serialNumber',
  facts: [
    { name: 'scanState', as: 'scanState' },
    { name: 'lastScanAt', as: 'instant' },
  ],
  names: ['deviceName'],
  fields: [
    { name: 'serialNumber', group: 'identity', control: 'identifier', maxLength: 64, isRequired: true },
    { name: 'deviceName', group: 'device', control: 'text', maxLength: 80, isRequired: true },
    { name: 'manufacturer', group: 'device', control: 'text', maxLength: 80 },
  ],
}
