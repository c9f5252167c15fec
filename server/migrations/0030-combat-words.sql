-- Fights are stored with the words of SRD 5.2: profiles join, legendary actions are used, and machine values are identifiers.
-- As in 0029, a key or a whole value in its quotes is replaced in the stored text; the name of a step is replaced at its place,
-- for people may have called an attack by the same name.
create function pg_temp.renamed_combat(data jsonb) returns jsonb language sql immutable as $$
  select case when step.name is null then changed else jsonb_set(changed, '{entry,step,name}', to_jsonb(step.name)) end
  from (
    select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(data::text,
      '"fighter": {', '"profile": {'),
      '"deed": ', '"action": '),
      '"deeds": [', '"legendaryActions": ['),
      '"deedsDone": [', '"legendaryActionsUsed": ['),
      '"withstood": ', '"legendaryResistancesUsed": '),
      '"withstands": ', '"legendaryResistanceEnabled": '),
      '"hurtBy": [', '"damagedBy": ['),
      '"kind": "death save"', '"kind": "deathSave"'),
      '"kind": "condition ended"', '"kind": "conditionEnded"'),
      '"kind": "concentration ended"', '"kind": "concentrationEnded"'),
      '"kind": "withstands"', '"kind": "legendaryResistance"'),
      '"lasts": "end of bearer’s next turn"', '"lasts": "endOfTargetTurn"'),
      '"lasts": "start of giver’s next turn"', '"lasts": "startOfSourceTurn"')::jsonb as changed
  ) as texts
  cross join (
    select case data #>> '{entry,step,name}'
      when 'withstand' then 'legendaryResistance'
      when 'death save' then 'deathSave'
      when 'end condition' then 'endCondition'
      when 'end concentration' then 'endConcentration'
    end as name
  ) as step
$$;

update record set data = pg_temp.renamed_combat(data) where kind = 'combat';
update record_version set data = pg_temp.renamed_combat(data) where kind = 'combat' and data is not null;
drop function pg_temp.renamed_combat(jsonb);
