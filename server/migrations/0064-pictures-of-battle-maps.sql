-- The picture that lies under a battle map of a campaign, where it lies there in cells, and whose room it takes.
create table battle_map_picture (
  campaign_id text not null,
  map_id text not null,
  user_id text references "user" (id) on delete set null,
  version text not null,
  type text not null,
  bytes bytea not null,
  across int not null,
  down int not null,
  x double precision not null,
  y double precision not null,
  width double precision not null,
  height double precision not null,
  primary key (campaign_id, map_id),
  foreign key (campaign_id, map_id) references battle_map (campaign_id, id) on delete cascade
);
create index battle_map_picture_user_id_idx on battle_map_picture (user_id);
