/** Viewing a customer's app. */
export const impersonation = {
  title: 'App view',
  intro:
    'A view shows for 30 minutes what this customer sees in the app, and changes nothing. The customer is not notified; the audit log records it with its reason.',
  reason: 'Reason',
  reasonHelp: 'Why you need this view, such as a ticket number. Recorded in the audit log.',
  start: 'Start app view',
  notActive: 'You can only view the app of an active customer.',
  frame: 'App of {customer}',
  readOnly: 'It reads and changes nothing. Live data shows until seven days after the customer’s last sign-in.',
  fullScreen: 'Full screen',
  onPhone: 'Open on a phone',
  scan: 'Scan this with the phone, or send it the link.',
  linkEndsIn: 'The link works once, for',
  endsIn: 'Ends in',
  end: 'End now',
  ended: 'The app view has ended.',
  views: 'Who has viewed the app',
  nobody: 'Nobody has viewed this customer’s app yet.',
  member: 'Member',
  startedAt: 'Started',
  endedAt: 'Ended',
} as const
