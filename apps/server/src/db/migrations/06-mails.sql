-- Mails to be sent: written in the transaction that causes them, delivered afterwards.

create table outbox_mails (
  id uuid primary key,
  -- Null for mails of the product itself, which concern no tenant.
  tenant_id uuid references tenants (id),
  affiliate_id uuid references tenants (id),
  customer_id uuid references customers (id) on delete cascade,
  customer_user_id uuid,
  recipient text not null,
  language text,
  template text,
  subject text not null,
  text_body text not null,
  html_body text,
  -- The one link a mail may carry, apart from its body, so that readers of the table cannot follow it.
  sealed_link bytea,
  purpose text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Until then one process is sending it; afterwards another takes over.
  claimed_until timestamptz,
  sent_at timestamptz,
  -- The mail server refused the recipient or the content for good.
  failed_at timestamptz,
  message_id text,
  last_error text,
  delivery_state text not null default 'pending'
    check (delivery_state in ('sent', 'pending', 'open', 'click', 'bounce', 'blocked', 'spam', 'unsub', 'n/a')),
  -- How conclusive the delivery state is. A report only replaces it with a more conclusive one, in whatever order reports come.
  delivery_rank smallint not null default 0,
  delivery_at timestamptz,
  delivery_note text,
  state text not null generated always as (
    case
      when failed_at is not null then 'failed'
      when sent_at is not null then 'sent'
      when last_error is not null then 'retrying'
      else 'waiting'
    end
  ) stored
);
create index outbox_mails_to_send on outbox_mails (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_mails_newest on outbox_mails (created_at desc, id desc);
create index outbox_mails_of_affiliate on outbox_mails (affiliate_id, created_at desc, id desc);
create index outbox_mails_of_tenant on outbox_mails (tenant_id, created_at desc, id desc);
create index outbox_mails_of_customer on outbox_mails (customer_id) where customer_id is not null;
create index outbox_mails_by_state on outbox_mails (state, created_at desc, id desc);
create index outbox_mails_by_template on outbox_mails (template, created_at desc, id desc);
create index outbox_mails_by_recipient on outbox_mails (lower(recipient) text_pattern_ops, created_at desc, id desc);

-- Copies a mail's delivery state to its invitation.
create function follow_mail() returns trigger language plpgsql as $$
begin
  update invitations
  set delivery_state = new.delivery_state,
      sent_at = coalesce(sent_at, new.sent_at),
      updated_at = greatest(updated_at, new.delivery_at)
  where mail_id = new.id;
  return null;
end $$;
create trigger outbox_mails_delivered after update of delivery_state on outbox_mails
  for each row when (old.delivery_state is distinct from new.delivery_state) execute function follow_mail();
