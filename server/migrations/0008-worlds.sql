alter table world
  add column ai_prompt text,
  -- Where among the world's files its map lies, and what it was called when it was uploaded.
  add column map_path text,
  add column map_name text,
  -- A number for each field, one higher with each change of it.
  add column versions jsonb not null default '{"name": 1, "description": 1}',
  add column deleted_at timestamptz;
create index world_by_deletion on world (deleted_at) where deleted_at is not null;

-- Those who joined a world; its owner stands in the world itself.
create table world_member (
  world_id text not null references world (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  role text not null check (role in ('editor', 'reader')),
  joined_at timestamptz not null,
  primary key (world_id, user_id)
);
create index world_member_by_user on world_member (user_id);

create table world_entry (
  position bigint generated always as identity,
  world_id text not null references world (id) on delete cascade,
  id text not null,
  category text not null check (category in ('geography', 'races', 'classes', 'factions', 'monsters', 'items', 'spells', 'quests')),
  name text not null,
  aliases jsonb not null default '[]',
  tags jsonb not null default '[]',
  text text not null,
  audience jsonb not null default '"everyone"',
  -- The same for queries: null for everyone, else those who may read it besides the builders.
  readers text[],
  date text,
  image text,
  source jsonb,
  versions jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Who removed it can put it back.
  removed_at timestamptz,
  primary key (world_id, id)
);
create index world_entry_in_order on world_entry (world_id, position);

-- The passages of an entry, each with those who may read it, for searching: what one may not read is not searched.
create table world_passage (
  world_id text not null,
  entry_id text not null,
  n integer not null,
  readers text[],
  text text not null,
  words tsvector not null,
  primary key (world_id, entry_id, n),
  foreign key (world_id, entry_id) references world_entry (world_id, id) on delete cascade
);
create index world_passage_by_word on world_passage using gin (words);

-- What was there before each change, for the history and for merging what two people wrote at once.
create table world_change (
  id bigint generated always as identity primary key,
  world_id text not null references world (id) on delete cascade,
  -- What it is about: an entry, a tome, or nothing for the world itself.
  subject text not null check (subject in ('world', 'entry', 'tome')),
  subject_id text not null,
  subject_name text not null,
  actor_id text references "user" (id) on delete set null,
  actor_name text not null,
  at timestamptz not null,
  action text not null check (action in ('added', 'edited', 'removed', 'restored', 'generated', 'imported')),
  -- The fields that changed, each with its value and version before; null for what is new.
  fields jsonb not null default '{}'
);
create index world_change_in_order on world_change (world_id, subject, subject_id, id desc);

-- What somebody wrote that could not be merged with what another had written meanwhile.
create table world_conflict (
  id text primary key,
  world_id text not null references world (id) on delete cascade,
  subject text not null check (subject in ('world', 'entry', 'tome')),
  subject_id text not null,
  field text not null,
  value jsonb not null,
  actor_id text references "user" (id) on delete set null,
  actor_name text not null,
  at timestamptz not null
);
create index world_conflict_by_subject on world_conflict (world_id, subject, subject_id);

create table world_tome (
  id text primary key,
  world_id text not null references world (id) on delete cascade,
  title text not null,
  category text not null check (category in ('general', 'history', 'geography', 'characters', 'events', 'files')),
  content text not null default '',
  audience jsonb not null default '"everyone"',
  readers text[],
  -- Where among the world's files it lies.
  file_path text,
  file_name text,
  file_type text,
  file_size bigint,
  versions jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index world_tome_in_order on world_tome (world_id, created_at desc);

create table world_file (
  path text primary key,
  world_id text not null references world (id) on delete cascade,
  name text not null,
  type text not null,
  size bigint not null,
  uploaded_by text references "user" (id) on delete set null,
  created_at timestamptz not null
);
create index world_file_by_world on world_file (world_id, path);

-- Lore on its way into a world: it goes on where it stood after a restart, and what came stays when it is stopped.
create table world_generation (
  id text primary key,
  world_id text not null references world (id) on delete cascade,
  kind text not null check (kind in ('world', 'expansion', 'document')),
  prompt text not null,
  category text,
  -- The categories that are asked for, and those of them that are planned already.
  categories jsonb not null default '[]',
  planned_for jsonb not null default '[]',
  seed text not null,
  -- What is to be told, in order; the first `told` of it were.
  plan jsonb not null default '[]',
  state text not null check (state in ('running', 'done', 'cancelled', 'failed')),
  told integer not null default 0,
  planned integer not null default 0,
  found jsonb not null default '{}',
  -- Who tells; null for as long as nobody has.
  label text,
  failure text,
  -- The document that is read, and what it was called and who could read it then.
  tome_id text references world_tome (id) on delete set null,
  tome_title text,
  tome_audience jsonb,
  -- Whether the model reads; the parts of the document that are left for it, and those it has read, by their hash.
  with_model boolean not null default false,
  rest jsonb,
  read jsonb not null default '[]',
  asked_by text references "user" (id) on delete set null,
  asked_by_name text not null,
  -- Until when a server vouches for it, and how often one began without anything to show for it.
  lease_until timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null
);
create index world_generation_running on world_generation (created_at) where state = 'running';
create index world_generation_by_world on world_generation (world_id, created_at desc);

-- What an expansion or a document proposes, until somebody decides.
create table world_proposal (
  id text primary key,
  generation_id text not null references world_generation (id) on delete cascade,
  world_id text not null references world (id) on delete cascade,
  n integer not null,
  entry jsonb not null,
  -- The entry of the world that it adds to, with the version of its text that was known.
  grows text,
  grows_version integer,
  evidence jsonb not null default '[]',
  confidence real not null default 1,
  found_by text,
  state text not null default 'open' check (state in ('open', 'accepted', 'merged', 'rejected')),
  entry_id text
);
create index world_proposal_in_order on world_proposal (generation_id, n);

-- A tome's file as text, once it was read.
create table world_document (
  tome_id text primary key references world_tome (id) on delete cascade,
  document jsonb not null,
  read_at timestamptz not null
);

-- What a model costs outside of a campaign belongs to none.
alter table usage alter column campaign_id drop not null;

alter table invitation
  add column world_id text references world (id) on delete cascade,
  add column world_role text check (world_role in ('editor', 'reader')),
  add check (world_id is null or campaign_id is null),
  add check ((world_id is null) = (world_role is null));
create index invitation_by_world on invitation (world_id);

-- Lore moves into rows of its own. What was written there by hand may lack a name or a date, be words alone, a list, or
-- of a category that there is not: that goes with geography, tagged with what it was.
create function pg_temp.moment(written text) returns timestamptz language plpgsql as $$
begin
  return written::timestamptz;
exception when others then
  return null;
end $$;

insert into world_entry (world_id, id, category, name, tags, text, versions, created_at, updated_at)
select w.id,
  -- Ids were unique within a category only; a second one of the same name gets a new one, as does one that no address can hold.
  case when entry.key ~ '^[A-Za-z0-9_-]{1,64}$' and row_number() over (partition by w.id, entry.key order by category.key) = 1
    then entry.key else gen_random_uuid()::text end,
  case when known.one then category.key else 'geography' end,
  coalesce(nullif(trim(entry.value ->> 'name'), ''), nullif(trim(entry.key), ''), 'Unnamed'),
  case when known.one then '[]'::jsonb else jsonb_build_array(left(category.key, 60)) end,
  coalesce(case when jsonb_typeof(entry.value) in ('object', 'array') then entry.value ->> 'description' else entry.value #>> '{}' end, ''),
  '{"category": 1, "name": 1, "aliases": 1, "tags": 1, "text": 1, "audience": 1, "date": 1, "image": 1}',
  coalesce(pg_temp.moment(entry.value ->> 'createdAt'), w.created_at), w.updated_at
from world w
cross join lateral jsonb_each(case when jsonb_typeof(w.lore) = 'object' then w.lore else '{}' end) as category (key, value)
cross join lateral (select category.key in ('geography', 'races', 'classes', 'factions', 'monsters', 'items', 'spells', 'quests')) as known (one)
cross join lateral (
  select key, value from jsonb_each(case when jsonb_typeof(category.value) = 'object' then category.value else '{}' end)
  union all
  select coalesce(value ->> 'id', category.key || '-' || n), value
  from jsonb_array_elements(case when jsonb_typeof(category.value) = 'array' then category.value else '[]' end) with ordinality as listed (value, n)
  union all
  select category.key, category.value where jsonb_typeof(category.value) in ('string', 'number', 'boolean')
) as entry (key, value)
order by w.id, category.key, entry.value ->> 'createdAt', entry.key;

drop function pg_temp.moment(text);

insert into world_passage (world_id, entry_id, n, text, words)
select world_id, id, passage.n, passage.text, to_tsvector('english', passage.text) || to_tsvector('simple', passage.text)
from world_entry cross join lateral (values (0, name), (1, text)) as passage (n, text)
where passage.text <> '' and passage.text not like '%:::%';

alter table world drop column lore;
