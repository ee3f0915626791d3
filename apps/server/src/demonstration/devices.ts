import type { Value } from './copy.ts'
import { vendors } from './fixed.ts'
import type { SeededAppliance, SeededHead } from './installations.ts'

export type SeededDevice = { head: SeededHead; table: DeviceTable; own: Record<string, Value> }
type DeviceTable = 'smart_meters' | 'heat_pumps' | 'gas_meters' | 'smart_homes' | 'electric_cars'

/** A device's identity: our ID, a unique number, and the day it was added. */
type Birth = { id: string; number: number; addedAt: Date }

const oneOf = <T>(choices: readonly T[], { number }: Birth): T | undefined => choices[number % choices.length]

/** The vendor identifies the device by a number with the given prefix. */
function headOf({ id, number, addedAt }: Birth, head: Pick<SeededHead, 'kind' | 'deviceType' | 'vendorId'>, beginning: string): SeededHead {
  const serialNumber = `${beginning}${2_000_000 + number}`
  return { id, ...head, vendorInstallationId: serialNumber, serialNumber, addedAt }
}

export function makeMeter(birth: Birth): SeededDevice {
  const head = headOf(birth, { kind: 'meter', deviceType: 'Meter', vendorId: vendors.discovergy.id }, 'ME')
  return {
    head: {
      ...head,
      vendorInstallationId: String(50_100_000_000 + birth.number),
      manufacturer: oneOf(['EMH', 'Iskraemeco', 'EasyMeter', 'Landis+Gyr'], birth),
    },
    table: 'smart_meters',
    own: {
      id: birth.id,
      produced_installation_id: null,
      customer_number: `K-${100_000 + birth.number}`,
      is_billed: birth.number % 3 !== 0,
    },
  }
}

/** A meter that the home's gateway found. */
export function makeGridMeter(id: string, { manufacturer, serialNumber }: SeededAppliance, addedAt: Date): SeededDevice {
  return {
    head: {
      id,
      kind: 'meter',
      deviceType: 'Meter',
      vendorId: vendors.gridx.id,
      vendorInstallationId: serialNumber,
      serialNumber,
      manufacturer,
      addedAt,
    },
    table: 'smart_meters',
    own: { id, produced_installation_id: null, customer_number: null, is_billed: false },
  }
}

const heatPumps = [
  ['Vaillant', 'aroTHERM plus VWL 75/6'],
  ['Stiebel Eltron', 'WPL 25 ACS'],
  ['Viessmann', 'Vitocal 250-A'],
] as const

export function makeHeatPump(birth: Birth): SeededDevice {
  const [manufacturer, model] = oneOf(heatPumps, birth) ?? heatPumps[0]
  const head = headOf(birth, { kind: 'heatpump', deviceType: 'HEAT_PUMP', vendorId: vendors.gridx.id }, 'HE')
  return { head: { ...head, manufacturer }, table: 'heat_pumps', own: { id: birth.id, model } }
}

/** A heat pump that the home's gateway found. */
export function makeFoundHeatPump(id: string, { manufacturer, model, serialNumber }: SeededAppliance, addedAt: Date): SeededDevice {
  const head = { id, kind: 'heatpump', deviceType: 'HEAT_PUMP', vendorId: vendors.gridx.id, serialNumber, manufacturer, addedAt }
  return { head: { ...head, vendorInstallationId: serialNumber }, table: 'heat_pumps', own: { id, model } }
}

export function makeGasMeter(birth: Birth): SeededDevice {
  const head = headOf(birth, { kind: 'gas', deviceType: 'Gas', vendorId: vendors.discovergy.id }, 'GA')
  const manufacturer = oneOf(['Elster', 'Itron', 'Pipersberg'], birth)
  return { head: { ...head, manufacturer }, table: 'gas_meters', own: { id: birth.id, model: 'BK-G4' } }
}

const smartHomes = [
  ['Bosch', 'Dishwasher'],
  ['Siemens', 'Washing machine'],
  ['Bosch', 'Tumble dryer'],
] as const

export function makeSmartHome(birth: Birth): SeededDevice {
  const [manufacturer, deviceName] = oneOf(smartHomes, birth) ?? smartHomes[0]
  const head = headOf(birth, { kind: 'smarthome', deviceType: 'smarthome', vendorId: vendors.homeconnect.id }, 'SM')
  const scan = birth.number % 4 === 0 ? { scan_state: 'unknown', last_scan_at: null } : { scan_state: 'Done', last_scan_at: birth.addedAt }
  return { head: { ...head, manufacturer }, table: 'smart_homes', own: { id: birth.id, device_name: deviceName, ...scan } }
}

const cars = [
  ['BMW', 'i4 eDrive40', 83_900],
  ['Volkswagen', 'ID.3 Pro', 62_000],
  ['MINI', 'Cooper SE', 54_200],
  ['Renault', '5 E-Tech', 52_000],
] as const

export function makeElectricCar(birth: Birth): SeededDevice {
  const [manufacturer, model, capacityWh] = oneOf(cars, birth) ?? cars[0]
  const head = headOf(birth, { kind: 'electriccar', deviceType: 'ElectricCar', vendorId: vendors.easee.id }, 'EL')
  return { head: { ...head, manufacturer }, table: 'electric_cars', own: { id: birth.id, model, battery_capacity_wh: capacityWh } }
}
