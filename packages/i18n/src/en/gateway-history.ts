/** How a gateway was heard, and what it went through. */
export const gatewayHistory = {
  title: 'Gateway history',
  measured: 'Measured in the last 30 days',
  day: '{day}: {duration} measured',
  silences: 'Gaps in the last 90 days',
  noSilence: 'No gap longer than 15 minutes',
  lasts: 'ongoing',
  scans: 'Scans in the last 90 days',
  noScan: 'No scans',
  all: 'Show all {count}',
} as const
