create table world (
  id text primary key,
  name text not null,
  description text not null default '',
  owner_id text references "user" (id) on delete cascade,
  lore jsonb not null,
  is_template boolean not null default false,
  ai_generated boolean not null default false,
  map_url text,
  -- The adventure played in this world, when it has one.
  adventure jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index world_by_owner on world (owner_id, updated_at desc);

create table campaign (
  id text primary key,
  name text not null,
  owner_id text references "user" (id) on delete cascade,
  world_id text not null references world (id),
  is_template boolean not null default false,
  -- Who narrates: 'ai' answers the table, 'dm' leaves the word to the Dungeon Master.
  narrator_mode text not null default 'ai' check (narrator_mode in ('ai', 'dm')),
  -- Whether a cycle collects; the turn itself stands in its own table.
  state text not null default 'IDLE' check (state in ('IDLE', 'COLLECTING')),
  play_state jsonb not null,
  -- The narrator's last sentence.
  last_words text,
  last_active timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table campaign_participant (
  campaign_id text not null references campaign (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  seat text not null default 'player' check (seat in ('owner', 'player')),
  joined_at timestamptz not null default now(),
  primary key (campaign_id, user_id)
);
create index campaign_participant_by_user on campaign_participant (user_id);
create index campaign_participant_in_order on campaign_participant (campaign_id, joined_at);
