import { counted } from '../sentence.ts'

export const gatewayHistory = {
  title: 'Gateway history',
  past: 'How often the gateway was offline',
  measured: 'Measured in the last 30 days',
  day: '{day}: {duration} measured',
  gaps: 'Gaps in the last 30 days',
  noGap: 'No gap of 15 minutes or more',
  lasts: 'ongoing',
  scans: 'Scans in the last 90 days',
  noScan: 'No scans',
  took: 'took {duration}',
  found: counted({ one: '{count} appliance found', other: '{count} appliances found' }),
  foundNew: '{count} of them new',
  timedOut: 'timed out',
  missing: 'Missing messages',
  noneMissing: 'No missing messages',
  missingCount: counted({ one: '{count} message is missing', other: '{count} messages are missing' }),
  missingAsked: 'The gateway is asked to send them again.',
  missingGone: 'The gateway no longer has them.',
  missingRange: '{from} to {to}',
  all: 'Show all {count}',
} as const
