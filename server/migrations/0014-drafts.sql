-- A reply may wait, told, until a DM has read it: its words stay in `text`, and what follows from posting it here.
alter table narration drop constraint narration_status_check;
alter table narration add check (status in ('waiting', 'speaking', 'drafted', 'told'));
alter table narration add column draft jsonb;
create index narration_drafted on narration (campaign_id, created_at) where status = 'drafted';
