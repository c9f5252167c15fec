-- What waits for a person, or was answered to them. One row per person and subject: a later fact takes an earlier one's place.
create table notice (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  campaign_id text references campaign (id) on delete cascade,
  -- Somebody else it is about, whose name is told; it goes with their account.
  about_id text references "user" (id) on delete cascade,
  subject text not null,
  kind text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz,
  -- When it is to be pushed to the person's browsers, or pushed again; null once that is over.
  push_due_at timestamptz,
  push_attempts integer not null default 0,
  unique (user_id, subject)
);
create index notice_in_order on notice (user_id, created_at desc);
create index notice_of_campaign on notice (campaign_id, subject);
create index notice_about on notice (about_id) where about_id is not null;
create index notice_push_due on notice (push_due_at) where push_due_at is not null;

-- Browsers that show notices while no page is open. One ends with the session that asked for it.
create table push_subscription (
  endpoint text primary key,
  user_id text not null references "user" (id) on delete cascade,
  session_id text not null references session (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_by_user on push_subscription (user_id);
create index push_subscription_by_session on push_subscription (session_id);

-- Up to which message a person has read a campaign. Who sits there already has read what was said until today.
alter table campaign_participant add column read_position bigint not null default 0;
update campaign_participant set read_position = (select coalesce(max(position), 0) from message);
