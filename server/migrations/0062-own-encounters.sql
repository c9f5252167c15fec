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
