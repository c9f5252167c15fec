-- Personal access tokens, with which programs of somebody call. Of the token itself only a hash is kept.
create table personal_token (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  token_hash text not null unique,
  name text not null,
  scope text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index personal_token_user_id_idx on personal_token (user_id);
