/** How a gateway was heard, and what it went through. */
export const contacts = {
  title: 'Gateway history',
  measured: 'Measured in the last 30 days',
  day: '{day}: {duration} measured',
  silences: 'Silences of the last 90 days',
  noSilence: 'Never silent for a quarter of an hour',
  lasts: 'silent now',
  scans: 'Scans of the last 90 days',
  noScan: 'No scan',
  all: 'Show all {count}',
} as const
