-- Failed attempts count by account, by device, and by the network they come from.
alter table sign_in_failure
  -- What was tried: password, code or letter (domain/brakes.ts).
  add column kind text not null default 'password',
  add column network text,
  -- A device that is known to the account.
  add column device text;
update sign_in_failure set network = address;
alter table sign_in_failure alter column network set not null, alter column kind drop default;
drop index sign_in_failure_by_pair;
create index sign_in_failure_by_account on sign_in_failure (email, kind, at);
create index sign_in_failure_by_network on sign_in_failure (network, kind, at);
create index sign_in_failure_by_time on sign_in_failure (at);
