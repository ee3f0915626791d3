import type { devices as english } from '../en/devices.ts'
import type { Translation } from '../sentence.ts'

export const devices: Translation<typeof english> = {
  kind: {
    pvbattery: 'FV e batteria',
    gateway: 'Gateway',
    meter: 'Contatore intelligente',
    wallbox: 'Wallbox',
    heatpump: 'Pompa di calore',
    gas: 'Contatore del gas',
    smarthome: 'Smart home',
    electriccar: 'Auto elettrica',
  },
  filter: { vendor: 'Fornitore', device: 'Dispositivo', firmware: 'Firmware del gateway' },
  assigned: { to: 'Lavoro assegnato a', me: 'Me', other: 'Un altro membro' },
}
