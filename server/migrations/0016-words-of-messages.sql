-- The words of a text as they are looked for, with the campaign as one of them, so that others' messages are not gone through.
-- Whatever stands between words parts them, also where a database knows ASCII alone: a full stop without a space makes no web address.
create function searched_words(campaign_id text, content text) returns tsvector immutable strict parallel safe language sql
  return array_to_tsvector(array['campaign ' || campaign_id])
    || to_tsvector('simple'::regconfig, translate(content, '.,:;!?/\@_-+=*#%&|<>()[]{}"''~^$`“”„‘’‚«»‹›–—…·•¡¿。、，！？「」『』（）', repeat(' ', 60)));

alter table message add column words tsvector generated always as (searched_words(campaign_id, content)) stored;
-- Words that came last wait in a short list and are sorted in together, which takes half as long; a long one would hold up whoever
-- writes when it is full.
create index message_by_word on message using gin (words) with (gin_pending_list_limit = 64);
-- Later words stand elsewhere; these messages are looked at one by one.
create index message_edited on message (campaign_id) where is_edited;
