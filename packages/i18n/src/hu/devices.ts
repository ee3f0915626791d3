import type { devices as english } from '../en/devices.ts'
import type { Translation } from '../sentence.ts'

export const devices: Translation<typeof english> = {
  kind: {
    pvbattery: 'Napelem és akkumulátor',
    gateway: 'Átjáró',
    meter: 'Okosmérő',
    wallbox: 'Fali töltő',
    heatpump: 'Hőszivattyú',
    gas: 'Gázmérő',
    smarthome: 'Okosotthon',
    electriccar: 'Elektromos autó',
  },
  filter: { vendor: 'Szolgáltató', device: 'Eszköz', firmware: 'Az átjáró firmware-e' },
  assigned: { to: 'A munka felelőse', me: 'Én', other: 'Egy másik tag' },
}
