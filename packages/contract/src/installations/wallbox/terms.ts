/** IEC 61851: no car charges with less than 6 A. */
export const chargingCurrentMinA = 6
