-- Why a session ended against its owner's will, kept so that the browser that still has its cookie can be told. Only a hash
-- of the token is kept.
create table session_end (
  token_hash text primary key,
  user_id text not null references "user" (id) on delete cascade,
  reason text not null,
  ended_at timestamptz not null
);
create index session_end_by_user on session_end (user_id);
create index session_end_by_time on session_end (ended_at);
