-- What all heroes together have seen of the ground of a battle map: for the screen at the table.
alter table battle_map add column together text not null default '';

-- The link with which a television shows the battle map of a table, without an account. Of its key only a hash is kept.
create table table_screen (
  campaign_id text primary key references campaign (id) on delete cascade,
  key_hash text not null unique,
  opened_at timestamptz not null
);
