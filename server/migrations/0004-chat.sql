create table message (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  position bigint generated always as identity,
  author_id text references "user" (id) on delete set null,
  author_name text not null,
  role text not null check (role in ('dm', 'player', 'ai', 'system')),
  content text not null,
  -- Null for everyone at the table.
  audience text[],
  throws jsonb not null default '[]',
  telling jsonb,
  -- The talk reply that answers it.
  narration_id text,
  created_at timestamptz not null default now()
);
create index message_in_order on message (campaign_id, position desc);
create index message_by_narration on message (narration_id) where narration_id is not null;
