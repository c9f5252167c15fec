-- Replies the narrator owes, is telling or has told. One per cycle; at most one talk reply waits per campaign.
create table narration (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  cause text not null check (cause in ('turn', 'chat')),
  cycle integer,
  status text not null default 'waiting' check (status in ('waiting', 'speaking', 'told')),
  -- What has been told so far, while it is being told.
  text text not null default '',
  -- Set by whoever may stop it; the teller looks at it.
  stop_requested boolean not null default false,
  -- Until when the server that tells it vouches for being alive.
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  told_at timestamptz,
  unique (campaign_id, cycle)
);
create unique index narration_one_talk_waits on narration (campaign_id) where cause = 'chat' and status = 'waiting';
create unique index narration_one_speaks on narration (campaign_id) where status = 'speaking';
create index narration_open on narration (created_at) where status <> 'told';

-- What the narrator asked of the rules and what became of it, in order.
create table ruling (
  narration_id text not null references narration (id) on delete cascade,
  number integer not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (narration_id, number)
);

-- Stock sentences a reply used, so that none returns within twenty replies.
create table narration_fragment (
  narration_id text not null references narration (id) on delete cascade,
  fragment text not null,
  primary key (narration_id, fragment)
);

-- What models cost: one line per reply.
create table usage (
  narration_id text primary key,
  campaign_id text not null,
  model text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  estimated boolean not null,
  created_at timestamptz not null default now()
);
create index usage_by_day on usage (created_at);
