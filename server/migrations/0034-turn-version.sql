-- Counts the changes of a turn, so that of two states the later one is known whatever the clocks say.
alter table turn add column version integer not null default 0;
