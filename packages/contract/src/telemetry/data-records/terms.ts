import { consumers, type MeasurementName } from '@wattdesk/energy/quantities.ts'

/** What single samples of a device are looked at for. */
export const dataTypes = ['inverter', 'meter', 'consumers'] as const
export type DataType = (typeof dataTypes)[number]

export const measurementsOfType = {
  inverter: ['production', 'battery', 'batteryStateOfCharge'],
  meter: ['grid', 'gridImportReading', 'gridExportReading'],
  consumers,
} as const satisfies Record<DataType, readonly MeasurementName[]>

/** `storedOnly`: no payload names it, be it that payloads of its time are not kept. */
export const recordStates = ['equal', 'different', 'notStored', 'rejected', 'storedOnly'] as const
