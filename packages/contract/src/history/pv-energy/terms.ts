/** What a forecast cannot do without. */
export const missingFacts = ['location', 'panels', 'inverter'] as const
