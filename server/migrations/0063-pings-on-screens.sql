-- Where somebody pointed last on the map of a table: a television asks, and hears no events.
alter table table_screen
  add column ping_map text,
  add column ping_cell integer,
  add column ping_name text,
  add column pinged_at timestamptz;
