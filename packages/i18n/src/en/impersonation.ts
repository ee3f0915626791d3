/** Viewing a customer's app. */
export const impersonation = {
  title: 'App view',
  intro:
    'A token reads what this customer’s app shows, for 30 minutes, and never changes anything. The customer is not told; the audit log keeps it.',
  reason: 'Reason',
  reasonHelp: 'Why you look, such as the number of the inquiry. It stays in the audit log.',
  start: 'Start app view',
  notActive: 'Only the app of an active customer can be viewed.',
  tokenHint: 'Shown once, on this page only. It stands for this customer’s sign-in and ends with your session.',
  endsIn: 'Ends in',
  end: 'End now',
  ended: 'The app view has ended.',
  views: 'Who has viewed the app',
  nobody: 'Nobody has viewed this customer’s app yet.',
  member: 'Member',
  startedAt: 'Started',
  endedAt: 'Ended',
} as const
