-- Battle maps of campaigns, apart from the branches of their history as homebrew is. Of those of a campaign one at most is shown.
create table battle_map (
  campaign_id text not null references campaign (id) on delete cascade,
  id text not null,
  is_shown boolean not null default false,
  ground jsonb not null,
  tokens jsonb not null default '[]'::jsonb,
  created_at timestamptz not null,
  primary key (campaign_id, id)
);
create unique index battle_map_shown_idx on battle_map (campaign_id) where is_shown;

-- What each person has seen of the ground of a map.
create table battle_map_memory (
  campaign_id text not null,
  map_id text not null,
  user_id text not null references "user" (id) on delete cascade,
  ground text not null,
  primary key (campaign_id, map_id, user_id),
  foreign key (campaign_id, map_id) references battle_map (campaign_id, id) on delete cascade
);
create index battle_map_memory_user_id_idx on battle_map_memory (user_id);
