-- Who may sit at a table.
alter table campaign_participant drop constraint campaign_participant_seat_check;
alter table campaign_participant add check (seat in ('owner', 'co-dm', 'player', 'spectator'));

-- What a campaign's DMs have chosen; what is missing stands at its default.
alter table campaign add column settings jsonb not null default '{}';
update campaign set settings = jsonb_build_object('narratorMode', narrator_mode) where narrator_mode <> 'ai';
alter table campaign drop column narrator_mode;

alter table campaign add column deleted_at timestamptz;
create index campaign_deleted on campaign (deleted_at) where deleted_at is not null;

-- A line of play: the first of a campaign, or one that leaves another at a position. Nothing of a line that was left is lost.
create table line (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  parent_id text references line (id) on delete cascade,
  from_position bigint,
  name text,
  created_by text references "user" (id) on delete set null,
  created_at timestamptz not null default now()
);
create index line_by_campaign on line (campaign_id, created_at);

-- What a line consists of: itself whole, and each line it comes from up to where that was left.
create table line_part (
  line_id text not null references line (id) on delete cascade,
  ancestor_id text not null references line (id) on delete cascade,
  upto bigint not null,
  primary key (line_id, ancestor_id)
);

insert into line (id, campaign_id, created_at) select id, id, created_at from campaign;
insert into line_part (line_id, ancestor_id, upto) select id, id, 9007199254740991 from campaign;

-- The line that is played now.
alter table campaign add column line_id text;
update campaign set line_id = id;
alter table campaign alter column line_id set not null;

alter table message add column line_id text;
update message set line_id = campaign_id;
alter table message alter column line_id set not null;

-- What is true at the table now: the play, characters, fights, notes, the map.
create table record (
  campaign_id text not null references campaign (id) on delete cascade,
  kind text not null,
  key text not null,
  data jsonb not null,
  -- The version that holds.
  position bigint not null,
  primary key (campaign_id, kind, key)
);
create index record_of_character on record ((data ->> 'userId')) where kind = 'character';

-- Everything that was ever true, in one order with the messages. Only ever added to.
create table record_version (
  position bigint primary key default nextval(pg_get_serial_sequence('message', 'position')),
  campaign_id text not null references campaign (id) on delete cascade,
  line_id text not null,
  kind text not null,
  key text not null,
  -- Null once it is removed.
  data jsonb,
  -- Whoever did it; null for the narrator and the product itself.
  who text references "user" (id) on delete set null,
  who_name text not null,
  -- What happened, sentences that people read.
  what jsonb not null default '[]',
  at timestamptz not null
);
create index record_version_of on record_version (campaign_id, kind, key, position desc);

insert into record_version (campaign_id, line_id, kind, key, data, who_name, at) select id, id, 'play', 'play', play_state, 'Narrator', created_at from campaign;
insert into record (campaign_id, kind, key, data, position) select campaign_id, kind, key, data, position from record_version;
alter table campaign drop column play_state;
