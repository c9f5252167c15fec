-- Whether there is a check to look up with a message, on whatever branch.
alter table message add column is_check boolean not null default false;

-- How a check stands that was asked for with a message, in one order with everything of the table. Only ever added to.
create table message_check (
  position bigint primary key default nextval(pg_get_serial_sequence('message', 'position')),
  message_id text not null references message (id) on delete cascade,
  branch_id text not null references branch (id),
  -- All of it, for those who lead.
  state jsonb not null,
  -- What players are told of it.
  shown jsonb not null,
  created_at timestamptz not null
);
create index message_check_message_id_position_idx on message_check (message_id, position desc);
create index message_check_branch_id_idx on message_check (branch_id);
