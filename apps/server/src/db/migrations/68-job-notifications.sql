-- Jobs that a member started and left: imports of past data, moves of a partner's customers, changes of order status.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'bulk-action-done', 'import-done', 'import-failed', 'alarm-assigned', 'work-handed-over',
  'access-requested', 'access-granted', 'access-declined', 'access-lent',
  'data-import-done', 'data-import-failed', 'migration-done', 'migration-stopped', 'order-status-done'
));
