import type { devices as english } from '../en/devices.ts'
import type { Translation } from '../sentence.ts'

export const devices: Translation<typeof english> = {
  kind: {
    pvbattery: 'PV und Batterie',
    gateway: 'Gateway',
    meter: 'Smart Meter',
    wallbox: 'Wallbox',
    heatpump: 'Wärmepumpe',
    gas: 'Gaszähler',
    smarthome: 'Smart Home',
    electriccar: 'Elektroauto',
  },
  filter: { vendor: 'Anbieter', device: 'Gerät', firmware: 'Firmware des Gateways' },
  assigned: { to: 'Arbeit zugewiesen an', me: 'Mich', other: 'Ein anderes Mitglied' },
}
