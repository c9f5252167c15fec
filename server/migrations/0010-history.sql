-- Points of a line that somebody may want to find again: saved by name, and the ends of sessions.
create table point (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  line_id text not null references line (id) on delete cascade,
  -- The last position that belongs to it.
  position bigint not null,
  kind text not null check (kind in ('saved', 'session')),
  name text not null,
  -- Which session ended.
  number integer check ((number is null) = (kind = 'saved')),
  created_by text references "user" (id) on delete set null,
  created_at timestamptz not null
);
create index point_by_campaign on point (campaign_id, created_at);

create index record_version_in_order on record_version (campaign_id, position desc);
