-- Talk outside of a turn has fewer rights than a turn from now on. Tables that have played by talk alone go on as they did.
update campaign c set settings = coalesce(c.settings, '{}'::jsonb) || '{"narratorAnswers": "withoutTurns"}'::jsonb
where not c.is_template and coalesce(c.settings->>'narratorAnswers', 'inCharacter') = 'inCharacter'
  and exists (select 1 from narration n where n.campaign_id = c.id and n.cause = 'chat' and n.status = 'narrated')
  and not exists (select 1 from narration n where n.campaign_id = c.id and n.cause = 'turn');
