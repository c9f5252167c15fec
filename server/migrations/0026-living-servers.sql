-- Servers that run on this database. Each writes its row anew every second or two; who has not for a while is gone. Nothing is
-- lost with it, so that a sign of life never waits for the disk.
create unlogged table server (
  id text primary key,
  -- As it is called in sentences for administrators.
  name text not null,
  seen_at timestamptz not null,
  -- Servers whose uploaded files this one cannot read.
  unreadable text[] not null default '{}'
);
