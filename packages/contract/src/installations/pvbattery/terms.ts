export const panelDefaults = { azimuthDegrees: 0, tiltDegrees: 30, shadedSegmentsCount: 5 } as const

/** Fields of a PV inverter that only customer support may change once they are set. */
export const peakPower = { permission: 'write:customers-peak-power', fields: ['pvPeakPowerW', 'pvInverterMaxAcPowerW'] } as const
