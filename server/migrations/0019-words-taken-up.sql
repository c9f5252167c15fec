-- Up to which message a reply knew the table's words when it was begun: what a Dungeon Master wrote after that is taken up by the next one.
alter table narration add column heard_upto bigint;

-- The cycle that took a message as somebody's action.
alter table message add column intent_cycle integer;
-- The reply with which the X-card took a message back. It is read only on lines of play that hold that reply.
alter table message add column withdrawn_with text;
create index message_of_cycle on message (campaign_id, intent_cycle) where intent_cycle is not null;
