/** Kinds of devices, and filters by devices: apart from sales and installations, because most lists offer such filters. */
export const devices = {
  kind: {
    pvbattery: 'PV and battery',
    gateway: 'Gateway',
    meter: 'Smart meter',
    wallbox: 'Wallbox',
    heatpump: 'Heat pump',
    gas: 'Gas meter',
    smarthome: 'Smart home',
    electriccar: 'Electric car',
  },
  filter: { vendor: 'Vendor', device: 'Device', firmware: 'Firmware of the gateway' },
  assigned: { to: 'Work assigned to', me: 'Me', other: 'Another member' },
}
