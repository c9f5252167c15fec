-- A short code beside the long one of a campaign's invitation, made to be read aloud. It expires after a day.
alter table invitation
  add column spoken_hash text unique,
  add column spoken_expires_at timestamptz,
  add check ((spoken_hash is null) = (spoken_expires_at is null));

-- Wrong spoken codes of the last minutes, counted by network address and by person, for all servers together.
create table invitation_try (
  id bigint generated always as identity primary key,
  subject text not null,
  created_at timestamptz not null
);
create index invitation_try_by_subject on invitation_try (subject, created_at);
create index invitation_try_by_age on invitation_try (created_at);
