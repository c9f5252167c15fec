-- Maps that somebody keeps in their account, apart from any campaign.
create table drawn_map (
  user_id text not null references "user" (id) on delete cascade,
  id text not null,
  ground jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
