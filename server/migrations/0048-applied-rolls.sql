-- Whether somebody was given a roll of a message, on whatever branch.
alter table message add column is_applied boolean not null default false;

-- Who was given the rolls of damage and healing of a message, in one order with everything of the table. Only ever added to.
create table message_applied (
  position bigint primary key default nextval(pg_get_serial_sequence('message', 'position')),
  message_id text not null references message (id) on delete cascade,
  branch_id text not null references branch (id),
  -- All of them.
  state jsonb not null,
  created_at timestamptz not null
);
create index message_applied_message_id_position_idx on message_applied (message_id, position desc);
create index message_applied_branch_id_idx on message_applied (branch_id);
