/** Wallboxes connect to this path followed by their identity, by OCPP 1.6 JSON. */
export const ocppPath = '/ocpp'

/** Waiting: the wallbox has not responded to the limit yet. Set: it has accepted it. */
export const chargingLimitStates = ['waiting', 'refused', 'set'] as const
