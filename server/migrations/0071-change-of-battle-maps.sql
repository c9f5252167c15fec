-- When a battle map was last changed: drawn on, laid over a picture, or walked on. Of those that were there it is known when they were made.
alter table battle_map add column updated_at timestamptz;
update battle_map set updated_at = created_at;
alter table battle_map alter column updated_at set not null;
