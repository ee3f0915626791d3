export const tariffKinds = ['fixed', 'dynamic'] as const
export const timeOfUseProblems = [
  'MissingSystemLocation',
  'TariffPricesNotSet',
  'NotDynamic',
  'BiddingZoneNotSet',
  'UnsupportedAppliances',
  'NoGridMeter',
  'NoControllableAppliance',
] as const
export type TimeOfUseProblem = (typeof timeOfUseProblems)[number]

/** 1 ct/kWh is 1,000 cents/MWh, so integers have a resolution of a thousandth of a cent per kWh. */
export const centsPerMwhOfOneCent = 1_000
