-- The world that a listing was made from, whose newer version is offered next. Null where that is not known, or it is gone.
alter table listing add column world_id text references world (id) on delete set null;
create index listing_world_id_idx on listing (world_id);
