import { IconFlame } from '@tabler/icons-react'
import { addGasMeter, getGasMeter, listGasMeters, removeGasMeter, updateGasMeter } from '@wattdesk/contract/installations/gas/calls.ts'
import { gasMeterRequestModel, gasMeterUpdateModel } from '@wattdesk/contract/installations/gas/models.ts'
import type { KindForm } from './kind-form.ts'

export const gasForm: KindForm = {
  name: 'gas',
  icon: IconFlame,
  calls: { list: listGasMeters, get: getGasMeter, add: addGasMeter, update: updateGasMeter, remove: removeGasMeter },
  models: { add: gasMeterRequestModel, update: gasMeterUpdateModel },
  canBeGcp: false,
  isCalled: 'serialNumber',
  facts: [{ name: 'deviceCategory', as: 'deviceCategory' }],
  names: ['manufacturer', 'model'],
  fields: [
    { name: 'serialNumber', group: 'identity', control: 'identifier', maxLength: 64, isRequired: true },
    { name: 'manufacturer', group: 'device', control: 'text', maxLength: 80 },
    { name: 'model', group: 'device', control: 'text', maxLength: 80 },
  ],
}
