-- What services beside the narrator's model were asked to make, and for whom: characters of speech. It outlives its campaign.
create table endpoint_usage (
  id text primary key,
  kind text not null,
  campaign_id text not null,
  requested_by text references "user" (id) on delete set null,
  model text not null,
  amount integer not null,
  created_at timestamptz not null
);
create index endpoint_usage_requested_by_created_at_idx on endpoint_usage (requested_by, created_at);
create index endpoint_usage_created_at_idx on endpoint_usage (created_at);

-- A part of a reply as it was said, kept for those who may read the reply.
create table recording (
  id text primary key,
  campaign_id text references campaign (id) on delete set null,
  message_id text references message (id) on delete set null,
  -- Of the words, the voice and who said them: an edited reply is said anew.
  words_hash text not null,
  path text not null,
  type text not null,
  size integer not null,
  created_at timestamptz not null,
  unique (message_id, words_hash)
);
create index recording_campaign_id_idx on recording (campaign_id);
create index recording_created_at_idx on recording (created_at);
