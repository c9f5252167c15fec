alter table "user"
  add column two_factor_enabled boolean not null default false,
  add column preferences jsonb,
  -- A small picture, shown at /avatars/<id>.
  add column avatar bytea,
  add column avatar_type text,
  add column avatar_at timestamptz,
  add column suspended_at timestamptz,
  -- When the account goes for good, unless it is taken back before.
  add column deletes_at timestamptz;
create index user_by_deletion on "user" (deletes_at) where deletes_at is not null;

alter table session
  -- The password was entered again in this session at this moment.
  add column confirmed_at timestamptz,
  -- Whether a second factor was given at sign-in.
  add column second_factor boolean not null default false,
  -- Set when the token must change at the next call, as after a change of plan.
  add column renew boolean not null default false,
  -- The token before that, which calls already under way carry for a few seconds more.
  add column previous_token text,
  add column previous_until timestamptz;
create unique index session_by_previous_token on session (previous_token) where previous_token is not null;

create table two_factor (
  id text primary key,
  secret text not null,
  backup_codes text not null,
  user_id text not null references "user" (id) on delete cascade,
  verified boolean default true,
  failed_verification_count integer default 0,
  locked_until timestamptz
);
create index two_factor_by_user on two_factor (user_id);

-- Failed sign-ins, counted per account and address for fifteen minutes.
create table sign_in_failure (
  id bigint generated always as identity primary key,
  email text not null,
  address text not null,
  at timestamptz not null
);
create index sign_in_failure_by_pair on sign_in_failure (email, address, at);

create table plan_request (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  requested_plan text not null check (requested_plan in ('FREE', 'DM')),
  reason text,
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'DECLINED', 'WITHDRAWN')),
  answer text,
  reviewed_by text references "user" (id) on delete set null,
  created_at timestamptz not null,
  reviewed_at timestamptz
);
create unique index plan_request_one_waits on plan_request (user_id) where state = 'PENDING';
create index plan_request_in_order on plan_request (created_at desc);

-- Only a hash of the code is kept.
create table invitation (
  id text primary key,
  code_hash text not null unique,
  label text not null default '',
  campaign_id text references campaign (id) on delete cascade,
  created_by text not null references "user" (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz,
  most_uses integer check (most_uses > 0),
  uses integer not null default 0,
  revoked_at timestamptz,
  check (uses <= most_uses)
);
create index invitation_by_campaign on invitation (campaign_id);

create table invitation_use (
  invitation_id text not null references invitation (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  at timestamptz not null,
  primary key (invitation_id, user_id)
);

-- What administrators read and changed. Names are copied, so that the line outlives the account.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id text references "user" (id) on delete set null,
  actor_name text not null,
  action text not null,
  about text not null,
  detail jsonb not null default '{}'
);

-- Who asked for a reply, for what a person may ask of a model in a day, and why the model did not tell it.
alter table usage
  add column asked_by text[] not null default '{}',
  add column fell_back text;
