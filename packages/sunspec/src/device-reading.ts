/** A device's description of itself. */
export type Described = {
  manufacturer: string
  model: string
  serialNumber: string
  /** The device's functions, according to its registers. */
  does: { generates: boolean; stores: boolean; meters: boolean }
  /** Whether a meter is at the grid, if the device reports its position. */
  isAtGrid: boolean
}

/** Measurements of a device. Absent if it does not measure the value, or not now. */
export type DeviceReading = {
  /** AC power of an inverter; negative while it draws. */
  generatedW?: number
  generatedWh?: number
  /** Power at a meter; positive is import. */
  meteredW?: number
  importedWh?: number
  exportedWh?: number
  /** Positive is discharge. */
  batteryW?: number
  /** 0 to 1. */
  stateOfCharge?: number
  temperatureC?: number
}
