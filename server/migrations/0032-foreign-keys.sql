-- Every reference has a foreign key, and every foreign key an index that serves it. docs/decisions/0045 says which columns have
-- none, and why. What is referred to and is not there: nobody's words are deleted. A line that is missing is made again, so that
-- what was written on it is a branch that can be opened; any other reference to nothing becomes none.

insert into line (id, campaign_id, name, created_at)
select distinct on (lost.line_id) lost.line_id, lost.campaign_id, 'Found again', now()
from (
  select line_id, campaign_id from message
  union select line_id, campaign_id from record_version
  union select e.line_id, m.campaign_id from message_edit e join message m on m.id = e.message_id
  union select r.line_id, m.campaign_id from message_reaction r join message m on m.id = r.message_id
  union select line_id, id from campaign
) as lost
where not exists (select 1 from line where line.id = lost.line_id)
order by lost.line_id, lost.campaign_id;
insert into line_part (line_id, ancestor_id, upto)
select id, id, 9007199254740991 from line where not exists (select 1 from line_part where line_part.line_id = line.id);

update message m set narration_id = null where narration_id is not null and not exists (select 1 from narration n where n.id = m.narration_id);
update message m set reply_to = null where reply_to is not null and not exists (select 1 from message r where r.id = m.reply_to);
update world_proposal p set entry_id = null
where entry_id is not null and not exists (select 1 from world_entry e where e.world_id = p.world_id and e.id = p.entry_id);
update world_proposal p set grows = null
where grows is not null and not exists (select 1 from world_entry e where e.world_id = p.world_id and e.id = p.grows);

-- A campaign and its first line name each other: which of them comes first matters at the end of the transaction alone.
alter table campaign add foreign key (line_id) references line (id) deferrable initially deferred;
-- A line on which somebody wrote goes with its campaign, and never alone.
alter table message add foreign key (line_id) references line (id);
alter table message_edit add foreign key (line_id) references line (id);
alter table message_reaction add foreign key (line_id) references line (id);
alter table record_version add foreign key (line_id) references line (id);
alter table message add foreign key (narration_id) references narration (id) on delete set null;
alter table message add foreign key (reply_to) references message (id) on delete set null;
alter table world_proposal add foreign key (world_id, entry_id) references world_entry (world_id, id) on delete set null (entry_id);
alter table world_proposal add foreign key (world_id, grows) references world_entry (world_id, id) on delete set null (grows);

create index assistant_message_author_id_idx on assistant_message (author_id);
create index audit_actor_id_idx on audit (actor_id);
create index campaign_line_id_idx on campaign (line_id);
create index campaign_owner_id_idx on campaign (owner_id);
create index campaign_world_by_idx on campaign (world_by);
create index campaign_world_id_idx on campaign (world_id);
create index chat_image_message_id_idx on chat_image (message_id);
create index invitation_created_by_idx on invitation (created_by);
create index invitation_use_user_id_idx on invitation_use (user_id);
create index line_created_by_idx on line (created_by);
create index line_parent_id_idx on line (parent_id);
create index line_part_ancestor_id_idx on line_part (ancestor_id);
-- In order, for the pages of an export.
create index message_author_id_position_idx on message (author_id, position);
create index message_line_id_idx on message (line_id);
create index message_edit_line_id_idx on message_edit (line_id);
create index message_reaction_line_id_idx on message_reaction (line_id);
create index message_reaction_user_id_idx on message_reaction (user_id);
create index plan_request_reviewed_by_idx on plan_request (reviewed_by);
create index plan_request_user_id_idx on plan_request (user_id);
create index point_created_by_idx on point (created_by);
create index point_line_id_idx on point (line_id);
create index post_notice_user_id_idx on post_notice (user_id);
create index record_version_line_id_idx on record_version (line_id);
create index record_version_who_idx on record_version (who);
create index world_change_actor_id_idx on world_change (actor_id);
create index world_conflict_actor_id_idx on world_conflict (actor_id);
create index world_generation_asked_by_idx on world_generation (asked_by);
create index world_generation_tome_id_idx on world_generation (tome_id);
create index world_proposal_world_id_entry_id_idx on world_proposal (world_id, entry_id);
create index world_proposal_world_id_grows_idx on world_proposal (world_id, grows);
