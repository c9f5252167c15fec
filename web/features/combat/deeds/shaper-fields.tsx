import { mostOf } from '#domain/srd/spells/spell-shaping.ts';
import type { Shaping } from '#domain/rules/activity/activation.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { ActivityUse } from './activity-use.ts';

/** Something that changes the spell, as the server takes it. */
export interface TakenShaper {
  id: string;
  activity: number;
  targetIds: string[];
  damageType: DamageType | null;
}

/** What can be chosen with a spell, and how many of one group go together. */
export interface Shapers {
  uses: readonly ActivityUse[];
  limit: number;
}

export const noShapers: Shapers = { uses: [], limit: 1 };

const castOf = ({ used }: ActivityUse) => used.activity.activation?.cast;
export const shapingOf = (use: ActivityUse): Shaping | undefined => castOf(use)?.shaping;
const isTaken = (use: ActivityUse, { id, activity }: TakenShaper) => use.used.id === id && use.index === activity;

/** Something as it is chosen at first. */
export function takenShaper(use: ActivityUse): TakenShaper {
  const shaping = shapingOf(use);
  const damageType = shaping?.does === 'changeType' ? (shaping.types[0] ?? null) : null;
  return { id: use.used.id, activity: use.index, targetIds: [], damageType };
}

/** Whether one of those that are chosen does this. */
export function isShaped({ uses }: Shapers, value: readonly TakenShaper[], does: Shaping['does']): boolean {
  return uses.some((use) => shapingOf(use)?.does === does && value.some((each) => isTaken(use, each)));
}

/** Whether something was chosen for nobody yet, or for somebody who is no target any more. */
export function lacksTarget({ uses }: Shapers, value: readonly TakenShaper[], aimed: readonly string[]): boolean {
  return uses.some((use) => {
    const taken = value.find((each) => isTaken(use, each));
    const does = shapingOf(use)?.does;
    return taken !== undefined && (does === 'spare' || does === 'hinderSave') && !taken.targetIds.some((id) => aimed.includes(id));
  });
}

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
