-- The handwritten adventure that a world plays, of those that come with the product; null where its lore makes the story.
alter table world add column story text;

-- What is offered on the marketplace. `publisher_id` is null for what comes with the product. A listing offers the package
-- of its version; a person deletes theirs with their account.
create table listing (
  id text primary key,
  publisher_id text references "user" (id) on delete cascade,
  is_ours boolean not null default false,
  kind text not null,
  version text not null,
  state text not null,
  taken_down_because text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index listing_publisher_id_idx on listing (publisher_id);
create index listing_updated_at_idx on listing (state, updated_at desc);

-- A package: what its manifest says, and where its parts lie. `room` is how many bytes of its owner's room it
-- takes: none once only others keep it.
create table package (
  id text primary key,
  listing_id text references listing (id) on delete set null,
  owner_id text references "user" (id) on delete set null,
  version text not null,
  manifest jsonb not null,
  seal text not null,
  room bigint not null,
  created_at timestamptz not null
);
create unique index package_listing_id_idx on package (listing_id, version);
create index package_owner_id_idx on package (owner_id);

-- Who has got which package. `is_brought` says that it came as a file.
create table package_copy (
  user_id text not null references "user" (id) on delete cascade,
  package_id text not null references package (id) on delete cascade,
  is_brought boolean not null,
  got_at timestamptz not null,
  primary key (user_id, package_id)
);
create index package_copy_package_id_idx on package_copy (package_id);

-- Where somebody installed a package: in a world that was made of it, or in a campaign that took its homebrew in.
create table package_install (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  package_id text not null references package (id) on delete cascade,
  world_id text references world (id) on delete cascade,
  campaign_id text references campaign (id) on delete cascade,
  name text not null,
  version text not null,
  created_at timestamptz not null
);
create index package_install_user_id_idx on package_install (user_id, package_id);
create index package_install_package_id_idx on package_install (package_id);
create index package_install_world_id_idx on package_install (world_id);
create index package_install_campaign_id_idx on package_install (campaign_id);

create table listing_rating (
  id text primary key,
  listing_id text not null references listing (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  by_name text not null,
  stars integer not null,
  text text not null,
  created_at timestamptz not null
);
create unique index listing_rating_listing_id_idx on listing_rating (listing_id, user_id);
create index listing_rating_user_id_idx on listing_rating (user_id);

create table listing_report (
  listing_id text not null references listing (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  by_name text not null,
  reason text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (listing_id, user_id)
);
create index listing_report_user_id_idx on listing_report (user_id);
