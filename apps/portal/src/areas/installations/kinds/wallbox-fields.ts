import { IconChargingPile } from '@tabler/icons-react'
import { addWallbox, getWallbox, listWallboxes, removeWallbox, updateWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { wallboxRequestModel, wallboxUpdateModel } from '@wattdesk/contract/installations/wallbox/models.ts'
import { chargingCurrentMinA } from '@wattdesk/contract/installations/wallbox/terms.ts'
import type { KindForm } from './kind-form.ts'

export const wallboxForm: KindForm = {
  name: 'wallbox',
  icon: IconChargingPile,
  calls: { list: listWallboxes, get: getWallbox, add: addWallbox, update: updateWallbox, remove: removeWallbox },
  models: { add: wallboxRequestModel, update: wallboxUpdateModel },
  canBeGcp: false,
  energy: 'ev',
  isCalled: 'stationNumber',
  names: ['manufacturer'],
  sizes: [{ name: 'powerOutputA', unit: 'A' }],
  fields: [
    { name: 'stationNumber', group: 'identity', control: 'identifier', maxLength: 64, isRequired: true },
    { name: 'manufacturer', group: 'identity', control: 'text', maxLength: 80, isRequired: true },
    { name: 'powerOutputA', group: 'charging', control: 'number', unit: 'A', isRequired: true, help: 'powerOutputA' },
    {
      name: 'modulationMinimalLevelA',
      group: 'charging',
      control: 'number',
      unit: 'A',
      isRequired: true,
      initial: String(chargingCurrentMinA),
      help: 'modulationMinimalLevelA',
    },
  ],
}
