-- One row per campaign that ever collected; every step locks it.
create table turn (
  campaign_id text primary key references campaign (id) on delete cascade,
  state text not null check (state in ('IDLE', 'COLLECTING')),
  cycle integer not null,
  collecting_started_at timestamptz,
  collecting_timeout integer not null,
  ends_at timestamptz,
  hands jsonb not null
);
create index turn_by_end on turn (ends_at) where ends_at is not null;

create table cycle (
  campaign_id text not null references campaign (id) on delete cascade,
  number integer not null,
  closed_by text not null check (closed_by in ('hands', 'time', 'force')),
  intents jsonb not null,
  closed_at timestamptz not null,
  primary key (campaign_id, number)
);
