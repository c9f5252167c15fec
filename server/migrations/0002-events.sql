-- The last sequence number given out per topic; the row is locked by the writing transaction, so numbers have no gaps.
create table topic (
  name text primary key,
  seq bigint not null
);

create table event (
  topic text not null,
  seq bigint not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (topic, seq)
);
create index event_by_age on event (created_at);
