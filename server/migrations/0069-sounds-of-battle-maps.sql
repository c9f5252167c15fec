-- The sound file that is to be heard on a battle map of a campaign, and whose room it takes.
create table battle_map_sound (
  campaign_id text not null,
  map_id text not null,
  user_id text references "user" (id) on delete set null,
  version text not null,
  name text not null,
  type text not null,
  bytes bytea not null,
  primary key (campaign_id, map_id),
  foreign key (campaign_id, map_id) references battle_map (campaign_id, id) on delete cascade
);
create index battle_map_sound_user_id_idx on battle_map_sound (user_id);
