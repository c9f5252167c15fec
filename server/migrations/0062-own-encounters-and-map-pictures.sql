-- Encounters that somebody keeps in their account, apart from any campaign.
create table own_encounter (
  user_id text not null references "user" (id) on delete cascade,
  id text not null,
  name text not null,
  foes text not null,
  party text not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

-- The picture that lies under a map of an account, and where it lies there, in cells.
create table drawn_map_picture (
  user_id text not null,
  map_id text not null,
  type text not null,
  bytes bytea not null,
  x double precision not null,
  y double precision not null,
  width double precision not null,
  height double precision not null,
  primary key (user_id, map_id),
  foreign key (user_id, map_id) references drawn_map (user_id, id) on delete cascade
);
