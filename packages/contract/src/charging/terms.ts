/** Wallboxes connect to this path followed by their identity, by OCPP 1.6 JSON. */
export const ocppPath = '/ocpp'
