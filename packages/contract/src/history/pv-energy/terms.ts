export const missingFacts = ['location', 'panels', 'inverter'] as const
