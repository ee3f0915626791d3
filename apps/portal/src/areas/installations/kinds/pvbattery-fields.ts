import { IconSolarPanel2 } from '@tabler/icons-react'
import {
  addPvBattery,
  getPvBattery,
  listPvBatteries,
  removePvBattery,
  updatePvBattery,
} from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { installationRequestModel, installationUpdateModel } from '@wattdesk/contract/installations/pvbattery/models.ts'
import { panelDefaults, peakPower } from '@wattdesk/contract/installations/pvbattery/terms.ts'
import { inverterKinds } from '@wattdesk/contract/installations/terms.ts'
import type { KindForm, NumberField, Values } from './kind-form.ts'

const hasInverter = ({ hasInverter: has }: Values) => has === true
const hasPv = (values: Values) => hasInverter(values) && values.inverterKind !== 'BATTERY'
const hasBattery = (values: Values) => hasInverter(values) && values.inverterKind !== 'PV'

/** Equal panels with the specification's defaults: facing south, 30 degrees, shade level 0.05. */
const panelFields: readonly NumberField[] = [
  { name: 'panelCount', control: 'number', isRequired: true },
  { name: 'peakPowerW', control: 'number', unit: 'W', isRequired: true },
  {
    name: 'azimuthDegrees',
    control: 'number',
    unit: '°',
    isRequired: true,
    initial: String(panelDefaults.azimuthDegrees),
    help: 'azimuthDegrees',
  },
  { name: 'tiltDegrees', control: 'number', unit: '°', isRequired: true, initial: String(panelDefaults.tiltDegrees), help: 'tiltDegrees' },
  {
    name: 'shadedSegmentsCount',
    control: 'number',
    isRequired: true,
    initial: String(panelDefaults.shadedSegmentsCount),
    help: 'shadedSegmentsCount',
  },
  { name: 'altitudeM', control: 'number', unit: 'm' },
]

export const pvBatteryForm: KindForm = {
  name: 'pvbattery',
  icon: IconSolarPanel2,
  calls: { list: listPvBatteries, get: getPvBattery, add: addPvBattery, update: updatePvBattery, remove: removePvBattery },
  models: { add: installationRequestModel, update: installationUpdateModel },
  canBeGcp: true,
  guarded: peakPower,
  names: ['pvInverterProvider', 'pvInverterModel'],
  sizes: [
    { name: 'pvPeakPowerW', unit: 'W' },
    { name: 'batteryCapacityWh', unit: 'Wh' },
  ],
  fields: [
    { name: 'serialNumber', group: 'identity', control: 'identifier', maxLength: 64, isRequired: 'serial_number' },
    { name: 'vendorSiteId', group: 'identity', control: 'text', maxLength: 64, isMono: true, isRequired: 'site_id' },
    { name: 'apiKey', group: 'identity', control: 'secret', has: 'hasApiKey', help: 'apiKey' },
    { name: 'isGcp', group: 'identity', control: 'check', initial: false, help: 'isGcp' },
    { name: 'vrmPortalId', group: 'more', control: 'text', maxLength: 64, isMono: true, isRequired: 'vrm_portal_id' },
    { name: 'vendorUserId', group: 'more', control: 'text', maxLength: 64, isMono: true },
    { name: 'gatewaySerialNumber', group: 'more', control: 'text', maxLength: 64, isMono: true },
    { name: 'loggerSerialNumbers', group: 'more', control: 'list', isRequired: 'logger_serial_number', help: 'loggerSerialNumbers' },
    { name: 'hasInverter', group: 'inverter', control: 'check', initial: true },
    {
      name: 'inverterKind',
      group: 'inverter',
      control: 'choice',
      choices: inverterKinds,
      words: 'inverterKind',
      initial: 'HYBRID',
      isRequired: true,
      isShown: hasInverter,
    },
    {
      name: 'pvInverterMaxAcPowerW',
      group: 'inverter',
      control: 'number',
      unit: 'W',
      isRequired: true,
      isShown: hasPv,
      help: 'pvInverterMaxAcPowerW',
    },
    { name: 'pvInverterProvider', group: 'inverter', control: 'text', maxLength: 80, isShown: hasPv },
    { name: 'pvInverterModel', group: 'inverter', control: 'text', maxLength: 80, isShown: hasPv },
    { name: 'installedOn', group: 'inverter', control: 'day' },
    { name: 'batteryCapacityWh', group: 'battery', control: 'number', unit: 'Wh', isRequired: true, isShown: hasBattery },
    { name: 'batteryManufacturer', group: 'battery', control: 'text', maxLength: 80, isShown: hasBattery },
    { name: 'batteryInverterModel', group: 'battery', control: 'text', maxLength: 80, isShown: hasBattery },
    { name: 'batteryInverterMaxAcPowerW', group: 'battery', control: 'number', unit: 'W', isShown: hasBattery },
    {
      name: 'pvPanels',
      group: 'panels',
      control: 'parts',
      fields: panelFields,
      figures: [{ name: 'shadeLevel' }],
      max: 50,
      words: 'panel',
      isShown: hasPv,
    },
  ],
  figures: [{ name: 'pvPeakPowerW', unit: 'W' }],
  // The peak power is the inverter's maximum AC output. Without one, programs may have set it.
  kept: (saved) => ({ pvPeakPowerW: saved.pvInverterMaxAcPowerW === null ? saved.pvPeakPowerW : null }),
  complete: (model, { pvPeakPowerW = null }) => ({ ...model, pvPeakPowerW: model.pvInverterMaxAcPowerW ?? pvPeakPowerW }),
}
