import { IconTemperaturePlus } from '@tabler/icons-react'
import { addHeatPump, getHeatPump, listHeatPumps, removeHeatPump, updateHeatPump } from '@wattdesk/contract/installations/heatpump/calls.ts'
import { heatPumpRequestModel, heatPumpUpdateModel } from '@wattdesk/contract/installations/heatpump/models.ts'
import type { KindForm } from './kind-form.ts'

export const heatPumpForm: KindForm = {
  name: 'heatpump',
  icon: IconTemperaturePlus,
  calls: { list: listHeatPumps, get: getHeatPump, add: addHeatPump, update: updateHeatPump, remove: removeHeatPump },
  models: { add: heatPumpRequestModel, update: heatPumpUpdateModel },
  canBeGcp: false,
  isCalled: 'serialNumber',
  energy: 'heat-pump',
  names: ['manufacturer', 'model'],
  fields: [
    { name: 'serialNumber', group: 'identity', control: 'identifier', maxLength: 64, isRequired: true, help: 'foundByGateway' },
    { name: 'manufacturer', group: 'device', control: 'text', maxLength: 80 },
    { name: 'model', group: 'device', control: 'text', maxLength: 80, isRequired: true },
  ],
}
