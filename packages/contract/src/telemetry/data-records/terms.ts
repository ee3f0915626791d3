import { consumers, type MeasurementName } from '@wattdesk/energy/quantities.ts'

/** Device types whose single samples can be inspected. */
export const dataTypes = ['inverter', 'meter', 'consumers'] as const
export type DataType = (typeof dataTypes)[number]

export const measurementsOfType = {
  inverter: ['production', 'battery', 'batteryStateOfCharge'],
  meter: ['grid', 'gridImportReading', 'gridExportReading'],
  consumers,
} as const satisfies Record<DataType, readonly MeasurementName[]>

/** `storedOnly`: no payload contains the sample; payloads of its time may not be kept. */
export const recordStates = ['equal', 'different', 'notStored', 'rejected', 'storedOnly'] as const
