/** The bell: what concerns the member. */
export const notifications = {
  title: 'Notifications',
  readAll: 'Mark all as read',
  unread: 'unread',
  by: 'by {name}',
  empty: 'Nothing new',
  emptyHint: 'Finished jobs, failed imports, and work that colleagues give you appear here.',
  kind: {
    'bulk-action-done': 'Bulk action finished',
    'import-done': 'Import finished',
    'import-failed': 'Import failed',
    'alarm-assigned': 'Alarm assigned to you',
    'work-handed-over': 'Work handed over to you',
    'access-requested': 'A member asks for a permission',
    'access-granted': 'You were given a permission',
    'access-declined': 'Your request was declined',
    'access-lent': 'Access was lent to you',
  },
} as const
