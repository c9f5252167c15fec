-- What came of changes of sheets, by the id each was asked under: one that is asked again, because its answer was lost, is
-- answered and not done again. Of no line of play: going back in play does not unsay an answer. Forgotten after some days.
create table answered_change (
  campaign_id text not null references campaign (id) on delete cascade,
  character_id text not null,
  asked_by text not null references "user" (id) on delete cascade,
  id text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (campaign_id, character_id, asked_by, id)
);
create index answered_change_by_age on answered_change (at);
create index answered_change_by_person on answered_change (asked_by);

-- The last changed characters of a table, of which one may have thousands.
create index record_last_characters on record (campaign_id, position desc) where kind = 'character';
