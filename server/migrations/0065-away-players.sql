-- A player who is away, as a Dungeon Master has said: nobody waits for them, and others speak for their hero.
alter table campaign_participant add column is_away boolean not null default false;
