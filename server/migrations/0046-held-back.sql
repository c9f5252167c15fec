-- What the reply check held back of a reply, or had corrected in it: for Dungeon Masters alone.
alter table narration add column held_back jsonb not null default '[]'::jsonb;
