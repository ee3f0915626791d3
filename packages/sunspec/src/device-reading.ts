/** What a device says of itself. */
export type Described = {
  manufacturer: string
  model: string
  serialNumber: string
  /** What it does, by its registers. */
  does: { generates: boolean; stores: boolean; meters: boolean }
  /** A meter's place, where the device reports it. */
  isAtGrid: boolean
}

/** What a device measures. Absent: it does not measure it, or not now. */
export type DeviceReading = {
  /** AC power of an inverter; negative while it draws. */
  generatedW?: number
  generatedWh?: number
  /** At a meter; positive is import. */
  meteredW?: number
  importedWh?: number
  exportedWh?: number
  /** Positive is discharge. */
  batteryW?: number
  /** 0 to 1. */
  stateOfCharge?: number
  temperatureC?: number
}
