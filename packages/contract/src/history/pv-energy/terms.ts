/** Facts that a forecast needs. */
export const missingFacts = ['location', 'panels', 'inverter'] as const
