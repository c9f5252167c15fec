import { mostOf } from '#domain/srd/spells/spell-shaping.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { ActivityUse } from '#domain/combat/deeds/activity-use.ts';
import { castOf, isTaken, shapingOf, takenShaper } from '#domain/combat/deeds/shapers.ts';
import type { Shapers, TakenShaper } from '#domain/combat/deeds/shapers.ts';

interface ShaperFieldsProps {
  shapers: Shapers;
  /** The level the spell is cast at. */
  slot: number;
  /** Those at whom the spell is aimed. */
  aimed: readonly Figure[];
  value: readonly TakenShaper[];
  onChange: (value: TakenShaper[]) => void;
}

/** What is chosen with the spell to change it: options of Metamagic and the like, with what they cost and whom they are for. */
export function ShaperFields({ shapers: { uses, limit }, slot, aimed, value, onChange }: ShaperFieldsProps) {
  if (uses.length === 0) return null;
  const chosen = uses.filter((use) => value.some((each) => isTaken(use, each)));
  const isFull = (use: ActivityUse) => {
    const { group, beside } = castOf(use) ?? {};
    return (
      group !== undefined &&
      beside !== true &&
      chosen.filter((each) => castOf(each)?.group === group && castOf(each)?.beside !== true).length >= limit
    );
  };
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-1.5 text-control font-semibold">With the spell</legend>
      {uses.map((use) => {
        const taken = value.find((each) => isTaken(use, each));
        const others = value.filter((each) => each !== taken);
        const isOut = use.left === 0 || (taken === undefined && isFull(use));
        return (
          <div key={use.key} className="flex flex-col gap-2">
            <Checkbox
              label={use.name}
              hint={hintOf(use)}
              checked={taken !== undefined}
              disabled={isOut}
              onChange={(on) => onChange(on ? [...others, takenShaper(use)] : others)}
            />
            {taken && <ForWhom {...{ use, slot, aimed, taken }} onChange={(changed) => onChange([...others, changed])} />}
          </div>
        );
      })}
    </fieldset>
  );
}

function hintOf({ used: { activity }, left, total }: ActivityUse): string {
  const count = left === null || total === null ? [] : [left === 0 ? 'none left' : `${countText(left, 'time')} more`];
  return [...count, ...(activity.note === undefined ? [] : [activity.note])].join(' · ');
}

interface ForWhomProps {
  use: ActivityUse;
  slot: number;
  aimed: readonly Figure[];
  taken: TakenShaper;
  onChange: (taken: TakenShaper) => void;
}

/** Whom something is for, or what damage becomes. */
function ForWhom({ use, slot, aimed, taken, onChange }: ForWhomProps) {
  const shaping = shapingOf(use);
  if (shaping?.does === 'changeType') {
    return (
      <SelectField
        label="Damage becomes"
        value={taken.damageType ?? ''}
        onChange={({ target }) => onChange({ ...taken, damageType: shaping.types.find((type) => type === target.value) ?? null })}
      >
        {shaping.types.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
    );
  }
  if (shaping?.does === 'hinderSave') {
    return (
      <SelectField
        label="Who saves with disadvantage"
        value={taken.targetIds[0] ?? ''}
        onChange={({ target }) => onChange({ ...taken, targetIds: target.value === '' ? [] : [target.value] })}
      >
        <option value="">Choose one</option>
        {aimed.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  if (shaping?.does !== 'spare') return null;
  const most = mostOf(shaping, { ...use.used.numbers?.values, slot });
  return (
    <fieldset className="flex flex-col gap-2 pl-4">
      <legend className="mb-1 text-note text-ink-soft">Spared: up to {most}</legend>
      {aimed.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={`Spare ${name}`}
          checked={taken.targetIds.includes(id)}
          disabled={!taken.targetIds.includes(id) && taken.targetIds.length >= most}
          onChange={(on) =>
            onChange({ ...taken, targetIds: on ? [...taken.targetIds, id] : taken.targetIds.filter((each) => each !== id) })
          }
        />
      ))}
    </fieldset>
  );
}
