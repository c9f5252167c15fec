-- Columns are called what they hold: who requested something, the last passage of a story, and the entry that a proposal expands.
-- The plans of generations that are under way name their fields anew with it.
alter table usage rename column asked_by to requested_by;
alter table world_generation rename column asked_by to requested_by;
alter table world_generation rename column asked_by_name to requested_by_name;
alter table answered_change rename column asked_by to requested_by;
alter table campaign rename column last_words to last_passage;
alter table world_proposal rename column grows to expands_entry_id;
alter table world_proposal rename column grows_version to expands_version;

alter index answered_change_asked_by_idx rename to answered_change_requested_by_idx;
alter index world_generation_asked_by_idx rename to world_generation_requested_by_idx;
alter index world_proposal_world_id_grows_idx rename to world_proposal_world_id_expands_entry_id_idx;

update world_generation
set plan = (
  select coalesce(jsonb_agg(case when entry ? 'grows' then (entry - 'grows') || jsonb_build_object('expands', entry -> 'grows') else entry end order by place), '[]')
  from jsonb_array_elements(plan) with ordinality as each (entry, place))
where jsonb_typeof(plan) = 'array' and plan <> '[]';
