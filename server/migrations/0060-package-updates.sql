-- What an install of a package has written, as it was then: with that a newer version is compared, and by that the last
-- update is taken back. Installs of earlier builds have none.
create table package_base (
  install_id text primary key references package_install (id) on delete cascade,
  data jsonb not null
);
