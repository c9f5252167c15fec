-- Random tables and stamps that somebody keeps in their account.
create table own_asset (
  user_id text not null references "user" (id) on delete cascade,
  kind text not null check (kind in ('table', 'stamp')),
  id text not null,
  data jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, kind, id)
);
