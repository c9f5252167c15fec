-- Said in character, out of it, or as something done.
alter table message add column kind text not null default 'say' check (kind in ('say', 'ooc', 'me'));
-- What it answers; whoever may read the answer may read that, too.
alter table message add column reply_to text;
alter table message add column mentions text[] not null default '{}';
alter table message add column images jsonb not null default '[]';
-- Written while actions were collected.
alter table message add column is_intent boolean not null default false;
-- Whether there is anything to look up in the two tables below, on whatever line.
alter table message add column is_edited boolean not null default false;
alter table message add column is_reacted boolean not null default false;
create index message_answers on message (reply_to) where reply_to is not null;

-- Later words of a message, in one order with everything of the table. Only ever added to.
create table message_edit (
  position bigint primary key default nextval(pg_get_serial_sequence('message', 'position')),
  message_id text not null references message (id) on delete cascade,
  line_id text not null,
  content text not null,
  mentions text[] not null,
  at timestamptz not null
);
create index message_edit_of on message_edit (message_id, position desc);

-- Who put which sign to a message, or took it away again. Only ever added to.
create table message_reaction (
  position bigint primary key default nextval(pg_get_serial_sequence('message', 'position')),
  message_id text not null references message (id) on delete cascade,
  line_id text not null,
  user_id text not null references "user" (id) on delete cascade,
  emoji text not null,
  is_on boolean not null,
  at timestamptz not null
);
create index message_reaction_of on message_reaction (message_id, position);

-- Pictures that were uploaded for messages. A row outlives its campaign until its file is removed.
create table chat_image (
  id text primary key,
  campaign_id text references campaign (id) on delete set null,
  message_id text references message (id) on delete set null,
  uploaded_by text references "user" (id) on delete set null,
  path text not null,
  type text not null,
  size integer not null,
  alt text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
create index chat_image_of on chat_image (campaign_id);
create index chat_image_unposted on chat_image (created_at) where message_id is null;

-- What a DM asks the assistant and what it answers; each DM's own.
create table assistant_message (
  id text primary key,
  position bigint generated always as identity,
  campaign_id text not null references campaign (id) on delete cascade,
  author_id text not null references "user" (id) on delete cascade,
  role text not null check (role in ('dm', 'ai')),
  content text not null,
  -- The question that it answers.
  answers text unique references assistant_message (id) on delete cascade,
  spoken_by text,
  created_at timestamptz not null
);
create index assistant_message_of on assistant_message (campaign_id, author_id, position);
