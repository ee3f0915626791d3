import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import * as electriccar from '@wattdesk/contract/installations/electriccar/calls.ts'
import * as gas from '@wattdesk/contract/installations/gas/calls.ts'
import * as heatpump from '@wattdesk/contract/installations/heatpump/calls.ts'
import * as meter from '@wattdesk/contract/installations/meter/calls.ts'
import * as smarthome from '@wattdesk/contract/installations/smarthome/calls.ts'
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'

type Fields = Record<string, unknown>

/** A kind of device that needs nothing but a form: its calls, its vendors, and the contents of its form. */
export type DeviceKind = {
  kind: InstallationKind
  deviceType: string
  calls: { list: Endpoint; get: Endpoint; add: Endpoint; update: Endpoint; remove: Endpoint }
  vendorCategory: string
  /** The field with the vendor's ID of the device. */
  key: string
  /** All fields, with texts that contain a word. */
  details: (word: string) => Fields
  /** A change of one field. */
  change: Fields
  /** Required fields. */
  required: string[]
}

export const deviceKinds: DeviceKind[] = [
  {
    kind: 'meter',
    deviceType: 'Meter',
    calls: { list: meter.listMeters, get: meter.getMeter, add: meter.addMeter, update: meter.updateMeter, remove: meter.removeMeter },
    vendorCategory: 'smartmeter',
    key: 'consumedInstallationId',
    details: (word) => ({
      consumedInstallationId: `${word}-bought`,
      producedInstallationId: `${word}-sold`,
      customerNumber: `C-${word}`,
      serialNumber: `${word}-serial`,
      manufacturer: `EMH ${word}`,
      deviceCategory: 'electricity',
      isBilled: true,
      isGcp: false,
    }),
    change: { isBilled: false },
    required: ['consumedInstallationId'],
  },
  {
    kind: 'heatpump',
    deviceType: 'HEAT_PUMP',
    calls: {
      list: heatpump.listHeatPumps,
      get: heatpump.getHeatPump,
      add: heatpump.addHeatPump,
      update: heatpump.updateHeatPump,
      remove: heatpump.removeHeatPump,
    },
    vendorCategory: 'iothub',
    key: 'serialNumber',
    details: (word) => ({ serialNumber: word, manufacturer: `Vaillant ${word}`, model: `aroTHERM ${word}` }),
    change: { model: 'aroTHERM plus' },
    required: ['serialNumber', 'model'],
  },
  {
    kind: 'gas',
    deviceType: 'Gas',
    calls: { list: gas.listGasMeters, get: gas.getGasMeter, add: gas.addGasMeter, update: gas.updateGasMeter, remove: gas.removeGasMeter },
    vendorCategory: 'smartmeter',
    key: 'serialNumber',
    details: (word) => ({ serialNumber: word, manufacturer: `Elster ${word}`, model: `BK-G4 ${word}` }),
    change: { model: null },
    required: ['serialNumber'],
  },
  {
    kind: 'smarthome',
    deviceType: 'smarthome',
    calls: {
      list: smarthome.listSmartHomes,
      get: smarthome.getSmartHome,
      add: smarthome.addSmartHome,
      update: smarthome.updateSmartHome,
      remove: smarthome.removeSmartHome,
    },
    vendorCategory: 'smarthome',
    key: 'serialNumber',
    details: (word) => ({ serialNumber: word, deviceName: `Dishwasher ${word}`, manufacturer: `Bosch ${word}` }),
    change: { deviceName: 'Washing machine' },
    required: ['serialNumber', 'deviceName'],
  },
  {
    kind: 'electriccar',
    deviceType: 'ElectricCar',
    calls: {
      list: electriccar.listElectricCars,
      get: electriccar.getElectricCar,
      add: electriccar.addElectricCar,
      update: electriccar.updateElectricCar,
      remove: electriccar.removeElectricCar,
    },
    vendorCategory: 'ev',
    key: 'serialNumber',
    details: (word) => ({ serialNumber: word, manufacturer: `BMW ${word}`, model: `i4 ${word}`, batteryCapacityWh: 83_900 }),
    change: { batteryCapacityWh: 80_700 },
    required: ['serialNumber', 'manufacturer'],
  },
]

/** The parameters of a call of one installation, whatever the path calls its ID. */
export function paramsOf({ path }: Endpoint, id: string, key: string): Record<string, string> {
  const [name = ''] = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').filter((one) => one !== 'id')
  return { id, [name]: key }
}
