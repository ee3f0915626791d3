-- Whom a mail is for, what it was made from, and how it fared: at our own mail server, then at the provider's.
alter table outbox_mails
  -- Null where the product itself writes, to nobody's customer or member.
  add column tenant_id uuid references tenants (id),
  add column affiliate_id uuid references tenants (id),
  add column customer_id uuid references customers (id) on delete cascade,
  add column customer_user_id uuid,
  add column language text,
  add column template text,
  -- The one link a mail may carry, apart from its body: who reads the table cannot follow it.
  add column sealed_link bytea,
  -- A process that sends it has it until then; should that process die, another takes it over.
  add column claimed_until timestamptz,
  -- The mail server refused the recipient or the content for good.
  add column failed_at timestamptz,
  add column delivery_state text not null default 'pending'
    check (delivery_state in ('sent', 'pending', 'open', 'click', 'bounce', 'blocked', 'spam', 'unsub', 'n/a')),
  -- How much the delivery state says: a report changes it only to one that says more, in whatever order reports come.
  add column delivery_rank smallint not null default 0,
  add column delivery_at timestamptz,
  add column delivery_note text,
  add column state text not null generated always as (
    case
      when failed_at is not null then 'failed'
      when sent_at is not null then 'sent'
      when last_error is not null then 'retrying'
      else 'waiting'
    end
  ) stored;

-- Until now there were mails to members alone.
update outbox_mails mail
set tenant_id = tenants.id,
    affiliate_id = tenants.affiliate_id,
    language = members.language,
    template = case mail.purpose when 'sign_up' then 'member-invitation' else 'member-password-reset' end
from members join tenants on tenants.id = members.tenant_id
where members.email = mail.recipient and members.removed_at is null;

create index outbox_mails_to_send on outbox_mails (next_attempt_at) where sent_at is null and failed_at is null;
drop index outbox_mails_due;
drop index outbox_mails_newest;
create index outbox_mails_newest on outbox_mails (created_at desc, id desc);
create index outbox_mails_of_affiliate on outbox_mails (affiliate_id, created_at desc, id desc);
create index outbox_mails_of_tenant on outbox_mails (tenant_id, created_at desc, id desc);
create index outbox_mails_of_customer on outbox_mails (customer_id) where customer_id is not null;
create index outbox_mails_by_state on outbox_mails (state, created_at desc, id desc);
create index outbox_mails_by_template on outbox_mails (template, created_at desc, id desc);
create index outbox_mails_by_recipient on outbox_mails (lower(recipient) text_pattern_ops, created_at desc, id desc);

alter table invitations add column mail_id uuid;
create unique index invitations_by_mail on invitations (mail_id) where mail_id is not null;

-- An invitation fares as its mail does, whoever learns of it.
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
