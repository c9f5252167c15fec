-- Dice that fell are called rolls, in the column of messages and in every stored document. Stored text of jsonb writes a key as
-- "key": with its quotes, and escapes quotes within values, so that the replacement changes keys alone.
alter table message rename column throws to rolls;

update message set telling = replace(telling::text, '"throw": ', '"roll": ')::jsonb where telling::text like '%"throw": %';
update ruling set data = replace(data::text, '"throws": ', '"rolls": ')::jsonb where data::text like '%"throws": %';
update narration set draft = replace(draft::text, '"throws": ', '"rolls": ')::jsonb where draft::text like '%"throws": %';
update narration set draft = replace(draft::text, '"throw": ', '"roll": ')::jsonb where draft::text like '%"throw": %';
update answered_change set answer = replace(answer::text, '"throws": ', '"rolls": ')::jsonb where answer::text like '%"throws": %';
update record set data = replace(data::text, '"throws": ', '"rolls": ')::jsonb where data::text like '%"throws": %';
update record_version set data = replace(data::text, '"throws": ', '"rolls": ')::jsonb where data::text like '%"throws": %';
update event set data = replace(replace(data::text, '"throws": ', '"rolls": '), '"throw": ', '"roll": ')::jsonb
  where data::text like '%"throws": %' or data::text like '%"throw": %';
