-- The order in which the Dungeon Masters keep the battle maps of a campaign: so far by name.
alter table battle_map add column place int not null default 0;
update battle_map set place = ordered.place
from (select campaign_id, id, (row_number() over (partition by campaign_id order by lower(ground ->> 'name'), id))::int as place from battle_map) as ordered
where battle_map.campaign_id = ordered.campaign_id and battle_map.id = ordered.id;
