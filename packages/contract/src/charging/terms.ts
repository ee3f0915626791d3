/** Wallboxes connect here by OCPP 1.6 JSON; their identity follows. */
export const ocppPath = '/ocpp'
