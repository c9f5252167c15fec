-- What the dice of a table are reckoned from: a secret for a stretch of play, shown when that has ended. The next one waits, so that
-- its fingerprint can be read before its first roll. Hidden rolls have one of their own. History has no say in it: no number comes twice.
create table dice_secret (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  is_hidden boolean not null,
  state text not null check (state in ('next', 'current', 'ended')),
  secret text not null,
  added text[] not null default '{}',
  next_number integer not null default 0,
  opened_at timestamptz,
  used_at timestamptz,
  ended_at timestamptz
);
create unique index dice_secret_state_idx on dice_secret (campaign_id, is_hidden, state) where state <> 'ended';
create index dice_secret_campaign_id_idx on dice_secret (campaign_id, ended_at);

-- How dice fell, by the number under which they were rolled.
create table dice_roll (
  secret_id text not null references dice_secret (id) on delete cascade,
  number integer not null,
  added integer not null,
  sides integer[] not null,
  faces integer[] not null,
  rolled_at timestamptz not null,
  primary key (secret_id, number)
);
