-- Addresses to which what everybody at a table sees is sent.
create table webhook (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  format text not null,
  -- An address may hold a key of its own, so it is kept as the secret is.
  host text not null,
  encrypted_address text not null,
  encrypted_secret text,
  events text[] not null,
  -- The last event of the campaign's topic that was looked at.
  seen bigint not null,
  created_at timestamptz not null,
  stopped_at timestamptz
);
create index webhook_campaign_id_idx on webhook (campaign_id);

-- What a webhook is to tell, in order; the words are read when it is sent.
create table webhook_delivery (
  position bigint generated always as identity primary key,
  id text not null unique,
  webhook_id text not null references webhook (id) on delete cascade,
  event text not null,
  message_id text references message (id) on delete cascade,
  cycle integer,
  turn_state text,
  ends_at timestamptz,
  state text not null,
  status integer,
  attempts integer not null default 0,
  created_at timestamptz not null,
  tried_at timestamptz,
  -- Null once it is settled.
  due_at timestamptz
);
create index webhook_delivery_webhook_id_position_idx on webhook_delivery (webhook_id, position desc);
create index webhook_delivery_message_id_idx on webhook_delivery (message_id) where message_id is not null;
create index webhook_delivery_due_at_idx on webhook_delivery (due_at) where due_at is not null;
