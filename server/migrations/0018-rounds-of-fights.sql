-- Which round of which fight a message tells of, and how many turns it saw begin; null for everything else.
-- Messages of earlier versions tell nothing of it and stay as they are.
alter table message add column fight jsonb;
