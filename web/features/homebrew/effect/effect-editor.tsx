import { limits } from '#domain/limits/limits.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { SomeOfField } from '#web/features/homebrew/fields/some-of-field.tsx';
import { conditionOptions } from '#web/features/homebrew/fields/named-options.ts';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ChangeList } from './change-list.tsx';
import { DurationField } from './duration-field.tsx';
import { TickFields } from './tick-fields.tsx';

const bearers = [
  ['targets', 'The targets'],
  ['self', 'Whoever uses it'],
] as const;
type After = NonNullable<LastingEffect['after']>;
const afters = [
  ['use', 'Whenever it is used'],
  ['hit', 'On a hit'],
  ['miss', 'On a miss'],
  ['criticalHit', 'On a critical hit'],
  ['failedSave', 'On a failed save'],
  ['madeSave', 'On a save that was made'],
  ['damage', 'When it deals damage'],
] as const satisfies readonly (readonly [After, string])[];

interface EffectEditorProps {
  within: 'activity' | 'entry';
  effect: LastingEffect;
  onChange: (effect: LastingEffect) => void;
}

/** What lasts: what it changes, its conditions, how long, and what ends it. */
export function EffectEditor({ within, effect, onChange }: EffectEditorProps) {
  const set = (part: Partial<LastingEffect>) => onChange({ ...effect, ...part });
  return (
    <>
      <LineField
        label="Effect called"
        placeholder="As what it comes from"
        length={limits.homebrewNameLength}
        value={effect.name}
        onChange={(name) => set({ name })}
      />
      <ChangeList changes={effect.changes ?? []} onChange={(changes) => set({ changes: changes.length > 0 ? changes : undefined })} />
      <SomeOfField
        label="Conditions"
        options={conditionOptions}
        value={effect.conditions ?? []}
        onChange={(conditions) => set({ conditions: conditions.length > 0 ? conditions : undefined })}
      />
      {within === 'activity' && <Lasting effect={effect} set={set} />}
      <LineField
        label="In words"
        hint="What no rule counts."
        length={limits.homebrewNoteLength}
        value={effect.text}
        onChange={(text) => set({ text })}
      />
    </>
  );
}

/** What an effect of an activity has more than one that always holds: who bears it, when it comes, how long it stays. */
function Lasting({ effect, set }: { effect: LastingEffect; set: (part: Partial<LastingEffect>) => void }) {
  const ends = effect.ends ?? [];
  const isSaved = ends.some(({ by, ...rest }) => by === 'save' && 'when' in rest && rest.when === 'endOfTurn');
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <OneOfField label="On whom" options={bearers} value={effect.bearer ?? 'targets'} onChange={(bearer) => set({ bearer })} />
        <OneOfField
          label="Comes about"
          options={[['', 'As it is usual'] as const, ...afters]}
          value={effect.after ?? ''}
          onChange={(after) => set({ after: after === '' ? undefined : after })}
        />
      </div>
      <DurationField
        label="Effect lasts"
        nothing="As long as what it comes from"
        value={effect.duration}
        onChange={(duration) => set({ duration })}
      />
      <Checkbox
        label="A save at the end of each turn ends it"
        checked={isSaved}
        onChange={(on) => {
          const others = ends.filter(({ by }) => by !== 'save');
          const next = on ? [...others, { by: 'save' as const, when: 'endOfTurn' as const }] : others;
          set({ ends: next.length > 0 ? next : undefined });
        }}
      />
      <TickFields tick={effect.tick} onChange={(tick) => set({ tick })} />
    </>
  );
}
