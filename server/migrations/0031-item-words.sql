-- Items of a character name their entry of the catalogue, and the places of items are identifiers. As in 0029, keys and whole
-- values are replaced in the stored text.
create function pg_temp.renamed_items(data jsonb) returns jsonb language sql immutable as $$
  select replace(replace(replace(replace(data::text,
    '"thing": ', '"catalogId": '),
    '"place": "main hand"', '"place": "mainHand"'),
    '"place": "off hand"', '"place": "offHand"'),
    '"place": "both hands"', '"place": "bothHands"')::jsonb
$$;

update record set data = pg_temp.renamed_items(data) where kind = 'character';
update record_version set data = pg_temp.renamed_items(data) where kind = 'character' and data is not null;
-- What is answered to a change that a browser sends again.
update answered_change set answer = pg_temp.renamed_items(answer);
drop function pg_temp.renamed_items(jsonb);
