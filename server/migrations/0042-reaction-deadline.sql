-- Until when a fight waits for a reaction; the row goes with the answer.
create table reaction_deadline (
  campaign_id text primary key references campaign (id) on delete cascade,
  ends_at timestamptz not null
);
create index reaction_deadline_ends_at_idx on reaction_deadline (ends_at);
