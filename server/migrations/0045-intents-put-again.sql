-- An intent that a reply did not answer can be put to the narrator once more: the cycle that does so names it.
alter table cycle add column again_message_id text references message (id) on delete set null, add column again_intent text;
create index cycle_again_message_id_idx on cycle (again_message_id) where again_message_id is not null;
