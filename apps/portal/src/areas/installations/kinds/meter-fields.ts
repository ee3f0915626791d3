import { IconGauge } from '@tabler/icons-react'
import { addMeter, getMeter, listMeters, removeMeter, updateMeter } from '@wattdesk/contract/installations/meter/calls.ts'
import { meterRequestModel, meterUpdateModel } from '@wattdesk/contract/installations/meter/models.ts'
import { energyKinds } from '@wattdesk/contract/installations/terms.ts'
import type { KindForm, Values } from './kind-form.ts'

const isElectricity = ({ deviceCategory }: Values) => deviceCategory === 'electricity'

export const meterForm: KindForm = {
  name: 'meter',
  icon: IconGauge,
  calls: { list: listMeters, get: getMeter, add: addMeter, update: updateMeter, remove: removeMeter },
  models: { add: meterRequestModel, update: meterUpdateModel },
  canBeGcp: true,
  isCalled: 'consumedInstallationId',
  names: ['manufacturer'],
  fields: [
    { name: 'consumedInstallationId', group: 'identity', control: 'identifier', maxLength: 64, isRequired: true },
    {
      name: 'producedInstallationId',
      group: 'identity',
      control: 'text',
      maxLength: 64,
      isMono: true,
      isShown: isElectricity,
      help: 'producedInstallationId',
    },
    { name: 'customerNumber', group: 'identity', control: 'text', maxLength: 64, isMono: true, help: 'customerNumber' },
    {
      name: 'deviceCategory',
      group: 'device',
      control: 'choice',
      choices: energyKinds,
      words: 'deviceCategory',
      initial: 'electricity',
      isRequired: true,
    },
    { name: 'serialNumber', group: 'device', control: 'identifier', maxLength: 64, help: 'foundByGateway' },
    { name: 'manufacturer', group: 'device', control: 'text', maxLength: 80 },
    { name: 'isBilled', group: 'device', control: 'check', initial: false, isFact: true, help: 'isBilled' },
    { name: 'isGcp', group: 'device', control: 'check', initial: false, isShown: isElectricity, help: 'isGcp' },
  ],
}
