-- Who was removed can be invited again.
alter table members drop constraint members_email_key;
create unique index members_email on members (email) where removed_at is null;
