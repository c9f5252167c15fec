import type { Activity } from '#domain/rules/activity/activity.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { AttackFields } from './attack-fields.tsx';
import { CheckFields } from './check-fields.tsx';
import { blankSave } from './activity-kinds.ts';
import { DamageList } from './damage-list.tsx';
import { HealingList } from './healing-list.tsx';
import { SaveFields } from './save-fields.tsx';
import { SummonList } from './summon-list.tsx';
import { UtilityFields } from './utility-fields.tsx';

interface KindFieldsProps {
  of: HomebrewKind;
  activity: Activity;
  onChange: (activity: Activity) => void;
}

/** What is rolled, which differs from kind to kind. */
export function KindFields({ of, activity, onChange }: KindFieldsProps) {
  switch (activity.kind) {
    case 'attack': {
      const { save } = activity;
      return (
        <>
          <AttackFields of={of} attack={activity.attack} onChange={(attack) => onChange({ ...activity, attack })} />
          <DamageList of={of} parts={activity.damage ?? []} onChange={(damage) => onChange({ ...activity, damage })} />
          <Checkbox
            label="A hit asks for a saving throw"
            checked={save !== undefined}
            onChange={(on) => onChange({ ...activity, save: on ? { ...blankSave(), onSave: 'none' } : undefined })}
          />
          {save && <SaveFields of={of} save={save} onChange={(next) => onChange({ ...activity, save: next })} />}
        </>
      );
    }
    case 'save':
      return (
        <>
          <SaveFields of={of} save={activity.save} onChange={(save) => onChange({ ...activity, save })} />
          <DamageList of={of} parts={activity.damage ?? []} onChange={(damage) => onChange({ ...activity, damage })} />
        </>
      );
    case 'check':
      return (
        <>
          <CheckFields check={activity.check} onChange={(check) => onChange({ ...activity, check })} />
          <DamageList of={of} parts={activity.damage ?? []} onChange={(damage) => onChange({ ...activity, damage })} />
        </>
      );
    case 'damage':
      return <DamageList of={of} least={1} parts={activity.damage} onChange={(damage) => onChange({ ...activity, damage })} />;
    case 'heal':
      return <HealingList of={of} healing={activity.healing} onChange={(healing) => onChange({ ...activity, healing })} />;
    case 'summon':
      return <SummonList creatures={activity.creatures} onChange={(creatures) => onChange({ ...activity, creatures })} />;
    case 'utility':
      return <UtilityFields roll={activity.roll} onChange={(roll) => onChange({ ...activity, roll })} />;
    case 'effect':
      return null;
  }
}
