-- What a listing costs, in hundredths; null for what is free.
alter table listing add column price_amount integer;
alter table listing add column price_currency text;

-- What somebody buys. It outlives the account and the listing, for the books of the installation.
create table purchase (
  id text primary key,
  user_id text references "user" (id) on delete set null,
  listing_id text references listing (id) on delete set null,
  title text not null,
  amount integer not null,
  currency text not null,
  state text not null,
  checkout_url text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index purchase_user_id_idx on purchase (user_id, listing_id);
create index purchase_listing_id_idx on purchase (listing_id);
create index purchase_state_idx on purchase (state, created_at);
