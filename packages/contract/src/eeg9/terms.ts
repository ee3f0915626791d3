/** Section 9 of the German Renewable Energy Sources Act (EEG): how much of a PV system's power may be fed in, and until when. */

export const eeg9States = ['not_required', 'data_missing', 'submitted', 'limited', 'released'] as const
export type Eeg9State = (typeof eeg9States)[number]
export const eeg9Categories = ['upTo2kW', 'lt25kW', 'lt100kW', 'from100kW'] as const
export const controlUnitTypes = ['control_box', 'ripple_control_receiver'] as const
export const eeg9ReminderEveryMs = 14 * 86_400_000

/** Whether a text is a German market location ID: 11 digits, the last of which is a check digit. */
export function isMarketLocation(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = digits.slice(0, 10).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 2), 0)
  return (10 - (sum % 10)) % 10 === digits[10]
}
