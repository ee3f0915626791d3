/** Viewing a customer's app. */
export const impersonation = {
  title: 'App view',
  intro:
    'A read-only token shows for 30 minutes what this customer sees in the app. The customer is not notified; the audit log records it.',
  reason: 'Reason',
  reasonHelp: 'Why you need this view, such as a ticket number. Recorded in the audit log.',
  start: 'Start app view',
  notActive: 'You can only view the app of an active customer.',
  tokenHint: 'Shown only once, on this page. It acts as this customer’s sign-in and ends with your session.',
  endsIn: 'Ends in',
  end: 'End now',
  ended: 'The app view has ended.',
  views: 'Who has viewed the app',
  nobody: 'Nobody has viewed this customer’s app yet.',
  member: 'Member',
  startedAt: 'Started',
  endedAt: 'Ended',
} as const
