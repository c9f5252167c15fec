import type { Activity } from '#domain/rules/activity/activity.ts';
import type { DueMoment } from '#domain/rules/activity/areas/area-fields.ts';
import { SomeOfField } from '#web/features/homebrew/fields/some-of-field.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

const moments = [
  ['enters', 'When they enter it'],
  ['comesOver', 'When it comes over them'],
  ['moves', 'With every 5 feet they move in it'],
  ['startsTurn', 'When their turn starts in it'],
  ['endsTurn', 'When their turn ends in it'],
] as const satisfies readonly (readonly [DueMoment, string])[];

/** Nobody uses what befalls by itself: it follows its spell, at no cost. Where it befalls nobody any more, it is used again. */
function withDue({ activation }: Activity, due: DueMoment[]): Partial<Omit<Activity, 'kind'>> {
  return due.length > 0
    ? { due, while: 'active', activation: activation?.kind === 'free' ? activation : { kind: 'free' } }
    : { due: undefined, oncePerTarget: undefined, while: undefined, activation: undefined };
}

interface DueFieldsProps {
  activity: Activity;
  onChange: (part: Partial<Omit<Activity, 'kind'>>) => void;
}

/** When something befalls by itself those who stand in the area of its spell, as long as the area stays. */
export function DueFields({ activity, onChange }: DueFieldsProps) {
  const due = activity.due ?? [];
  return (
    <>
      <SomeOfField
        label="Befalls those in the spell’s area"
        hint="By itself, as long as the area stays. What the cast does to them is an activity of its own."
        options={moments}
        value={due}
        onChange={(next) => onChange(withDue(activity, next))}
      />
      {due.length > 0 && (
        <Checkbox
          label="Nobody more than once a turn"
          checked={activity.oncePerTarget === true}
          onChange={(once) => onChange({ oncePerTarget: once ? true : undefined })}
        />
      )}
    </>
  );
}
