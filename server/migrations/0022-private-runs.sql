-- A private run of the free adventure: it belongs to the installation, everybody there is a player, and whoever has
-- been seated longest is its host.
alter table campaign add column is_private_run boolean not null default false;
