-- As what an invitation seats people at its campaign.
alter table invitation add column seat text not null default 'player' check (seat in ('player', 'spectator'));

-- Those who followed a link to a table whose DMs answer first. Who is let in has a seat instead.
create table seat_request (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  seat text not null check (seat in ('player', 'spectator')),
  state text not null default 'PENDING' check (state in ('PENDING', 'DECLINED')),
  created_at timestamptz not null,
  answered_at timestamptz,
  unique (campaign_id, user_id)
);
create index seat_request_by_user on seat_request (user_id);

-- Who brought the world to the table: it stays open to those who sit there when the table is handed over.
alter table campaign add column world_by text references "user" (id) on delete set null;

-- Milliseconds that were left of a collection when the table was paused.
alter table turn add column remaining integer;

-- Letters to those who play by post: one per person and cycle, sent later and tried again.
create table post_notice (
  campaign_id text not null references campaign (id) on delete cascade,
  cycle integer not null,
  user_id text not null references "user" (id) on delete cascade,
  reason text not null check (reason in ('opened', 'answered')),
  -- Until when actions are collected, where that is why.
  ends_at timestamptz,
  attempts integer not null default 0,
  -- When it is to be sent, or sent again; null once that is over.
  due_at timestamptz,
  primary key (campaign_id, cycle, user_id)
);
create index post_notice_due on post_notice (due_at) where due_at is not null;
