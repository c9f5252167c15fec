-- One character for each person and campaign.
create unique index record_one_character on record (campaign_id, (data ->> 'userId')) where kind = 'character';

-- Pictures of characters, each under the hash of what it holds. A sheet names the one it shows; those of earlier states stay.
create table portrait (
  campaign_id text not null references campaign (id) on delete cascade,
  id text not null,
  character_id text not null,
  type text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (campaign_id, id, character_id)
);
