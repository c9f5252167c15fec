-- The names of an entry stand with its first passage, and where a passage leads with the passage, as links are compared by:
-- without case, accents and surplus spaces. So an entry is opened without reading all others.
alter table world_passage add column names text[] not null default '{}', add column links text[] not null default '{}';

create function pg_temp.link_key(name text) returns text language sql as $$
  select lower(btrim(regexp_replace(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g')))
$$;

update world_passage p set names = (
  select array_agg(distinct pg_temp.link_key(named.name)) from (
    select e.name
    union all
    select alias from jsonb_array_elements_text(case jsonb_typeof(e.aliases) when 'array' then e.aliases else '[]' end) as alias
  ) as named)
from world_entry e where e.world_id = p.world_id and e.id = p.entry_id and p.ordinal = 0;

update world_passage set links = (
  select coalesce(array_agg(distinct pg_temp.link_key(found[1])), '{}')
  from regexp_matches(text, '\[\[([^][|\n]{1,200})(?:\|[^]\[\n]{1,200})?\]\]', 'g') as found)
where text like '%[[%';

create index world_passage_names_idx on world_passage using gin (names);
create index world_passage_links_idx on world_passage using gin (links);
