-- Heroes that somebody keeps in their account, away from any campaign.
create table kept_hero (
  user_id text not null references "user" (id) on delete cascade,
  id text not null,
  hero jsonb not null,
  picture text,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
