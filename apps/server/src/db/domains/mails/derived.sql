-- Copies a mail's delivery state to its invitation.
create or replace function follow_mail() returns trigger language plpgsql as $$
begin
  update invitations
  set delivery_state = new.delivery_state,
      sent_at = coalesce(sent_at, new.sent_at),
      updated_at = greatest(updated_at, new.delivery_at)
  where mail_id = new.id;
  return null;
end $$;
create or replace trigger outbox_mails_delivered after update of delivery_state on outbox_mails
  for each row when (old.delivery_state is distinct from new.delivery_state) execute function follow_mail();
