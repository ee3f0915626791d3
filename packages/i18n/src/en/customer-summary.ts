import { counted } from '../sentence.ts'

export const customerSummary = {
  label: 'Summary',
  contact: 'Contact',
  number: 'Customer number',
  address: 'Address',
  gateway: 'Gateway',
  measurement: 'Measurement',
  alarms: 'Open alarms',
  invitation: 'Invitation',
  nextStep: 'Next sale step',
  noGateway: 'None',
  noAlarms: 'None',
  joined: 'Joined',
  notInvited: 'Not invited',
  noSale: 'No current sale',
  stepsDone: 'All steps done',
  noUser: 'No user',
  planned: 'planned for {date}',
  overdue: 'overdue since {date}',
  noDevices: 'No devices yet',
  noDevicesHint: 'There is nothing to measure until a device has been installed at this home.',
  toDevices: 'Go to devices',
  failed: 'The summary could not be loaded.',
  open: counted({ one: '{count} open', other: '{count} open' }),
  /** Whether the home is measured now. */
  home: { live: 'Live', silent: 'Silent for {duration}', never: 'Never measured' },
} as const
