-- Whoever was attuned to a cursed item of the SRD before curses were known is held by it, as by one that they attune to today.
create function pg_temp.with_curses(inventory jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(
    case
      when item ->> 'attuned' = 'true'
        and item ->> 'catalogId' ~ '^magic:(armor-of-vulnerability|berserker-axe|demon-armor|shield-of-missile-attraction)'
      then item || '{"cursed": true}'
      else item
    end order by place
  ) from jsonb_array_elements(inventory) with ordinality as each (item, place)
$$;

update document set data = jsonb_set(data, '{inventory}', pg_temp.with_curses(data -> 'inventory'))
  where kind = 'character' and data -> 'inventory' @> '[{"attuned": true}]';
update document_version set data = jsonb_set(data, '{inventory}', pg_temp.with_curses(data -> 'inventory'))
  where kind = 'character' and data -> 'inventory' @> '[{"attuned": true}]';
update kept_hero set hero = jsonb_set(hero, '{character,inventory}', pg_temp.with_curses(hero -> 'character' -> 'inventory'))
  where hero -> 'character' -> 'inventory' @> '[{"attuned": true}]';
drop function pg_temp.with_curses(jsonb);
