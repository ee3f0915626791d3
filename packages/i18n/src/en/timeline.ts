import { counted } from '../sentence.ts'

/** What happened to a home, on one axis. */
export const timeline = {
  title: 'Time-line',
  kind: {
    change: 'Change',
    device: 'Device',
    alarm: 'Alarm',
    invitation: 'Invitation',
    'sign-in': 'Sign-in',
    import: 'Import',
    sale: 'Sale',
    impersonation: 'Viewed as customer',
  },
  kinds: 'Kinds of entries',
  event: {
    customer: {
      created: 'Customer created',
      joined: 'First sign-in',
      deactivated: 'Customer deactivated',
    },
    'customer-user': {
      'last-signed-in': 'Last sign-in',
      'signed-in': 'Signed in to the app',
    },
    invitation: {
      sent: 'Invitation sent',
      open: 'Invitation opened',
      click: 'Link in the invitation followed',
      bounce: 'Invitation could not be delivered',
      blocked: 'Invitation blocked',
      spam: 'Invitation marked as spam',
      unsub: 'Unsubscribed from invitations',
    },
    device: {
      added: 'Device added',
      found: 'Device found by the gateway',
    },
    sale: {
      started: 'Sale started',
      'step-completed': 'Step completed',
    },
    alarm: {
      raised: 'Alarm raised',
      cleared: 'Alarm cleared',
    },
  },
  alarm: {
    ConnectionLost: 'Connection lost',
    NoData: 'No data',
    BalanceResidual: 'The balance does not add up',
    InverterFault: 'Inverter fault',
    FirmwareUpdated: 'Firmware updated',
  },
  level: {
    info: 'Information',
    warning: 'Warning',
    error: 'Error',
  },
  wholeDay: 'all day',
  by: 'by {name}',
  period: 'Period',
  axis: 'How much happened, by time. Drag across it to choose a period.',
  axisMonth: '{month}: {entries}',
  axisHint: 'Drag to choose a period',
  entries: counted({ one: '{count} entry', other: '{count} entries' }),
  allTime: 'All time',
  showing: '{from} to {until}',
  empty: 'Nothing has happened yet',
  emptyHint: 'Sign-ins, mails, devices, alarms and changes of this home appear here by themselves.',
  open: {
    log: 'Show what changed',
    account: 'To the account',
    devices: 'To the devices',
    sales: 'To the sales',
    live: 'To the live stream',
  },
  field: {
    who: 'Who',
    record: 'Record',
    at: 'Time',
    level: 'Level',
  },
  loading: 'Loading older entries …',
  start: 'This is where it begins',
} as const
