-- Encounters that Dungeon Masters prepare for their campaign, apart from the branches of its history as homebrew is. `foes` is
-- how many of which creature.
create table encounter (
  campaign_id text not null references campaign (id) on delete cascade,
  id text not null,
  name text not null,
  foes text not null,
  updated_at timestamptz not null,
  primary key (campaign_id, id)
);
