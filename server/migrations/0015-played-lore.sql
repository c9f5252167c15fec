-- A campaign plays what the lore of its world makes. Those that were opened before stand in the template's adventure, and stay in it.
alter table campaign add column plays_template boolean not null default false;
update campaign set plays_template = true;
alter table world drop column adventure;

-- The last change of a world says whether what was made of its lore still holds.
create index world_change_latest on world_change (world_id, id desc);
