-- What Dungeon Masters write for their campaign: items, spells, features and monsters. It is apart from the branches of the
-- campaign's history, as its settings are. `revision` counts how often an entry was written.
create table homebrew (
  campaign_id text not null references campaign (id) on delete cascade,
  id text not null,
  kind text not null,
  revision integer not null,
  data jsonb not null,
  updated_at timestamptz not null,
  primary key (campaign_id, id)
);
