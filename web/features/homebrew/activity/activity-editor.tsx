import { limits } from '#domain/limits/limits.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { EffectList } from '#web/features/homebrew/effect/effect-list.tsx';
import { DurationField } from '#web/features/homebrew/effect/duration-field.tsx';
import { Folded } from '#web/features/homebrew/fields/folded.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import { activityKinds, asKind } from './activity-kinds.ts';
import { ActivationFields } from './activation-fields.tsx';
import { CostFields } from './cost-fields.tsx';
import { DueFields } from './due-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import { ReachFields } from './reach-fields.tsx';
import { TargetFields } from './target-fields.tsx';

interface ActivityEditorProps {
  /** Whose activity it is: a spell says its casting time and range itself. */
  of: HomebrewKind;
  activity: Activity;
  onChange: (activity: Activity) => void;
}

/** One thing that an entry does: how it is used, on whom, what is rolled and what it leaves. The same for all kinds of entries. */
export function ActivityEditor({ of, activity, onChange }: ActivityEditorProps) {
  const set = (part: Partial<Omit<Activity, 'kind'>>) => onChange({ ...activity, ...part });
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <LineField
          label="Called"
          placeholder={of === 'monster' ? 'Fire Breath' : 'As the entry'}
          length={limits.homebrewNameLength}
          value={activity.name}
          onChange={(name) => set({ name })}
        />
        <OneOfField
          label="What it is"
          options={activityKinds}
          value={activity.kind}
          onChange={(kind) => onChange(asKind(activity, kind))}
        />
      </div>
      <KindFields activity={activity} of={of} onChange={onChange} />
      <Folded title="How it is used" open={of !== 'spell' || activity.due !== undefined}>
        {activity.due === undefined && (
          <ActivationFields of={of} value={activity.activation} onChange={(activation) => set({ activation })} />
        )}
        {of === 'spell' && <DueFields activity={activity} onChange={set} />}
        <CostFields of={of} value={activity.consumes} onChange={(consumes) => set({ consumes })} />
      </Folded>
      <Folded title="Range and targets" open={activity.kind === 'save' || of === 'monster'}>
        <ReachFields of={of} value={activity.reach} onChange={(reach) => set({ reach })} />
        <TargetFields value={activity.targets} onChange={(targets) => set({ targets })} />
      </Folded>
      <Folded title="What it leaves behind" open={activity.kind === 'effect' || (activity.effects ?? []).length > 0}>
        <EffectList
          title="Effects"
          within="activity"
          effects={activity.effects ?? []}
          onChange={(effects) => set({ effects: effects.length > 0 ? effects : undefined })}
        />
        <DurationField label="Lasts" value={activity.duration} nothing="As each effect says" onChange={(duration) => set({ duration })} />
        <LineField
          label="What the table judges"
          hint="What no rule counts, in a few words."
          length={limits.homebrewNoteLength}
          value={activity.note}
          onChange={(note) => set({ note })}
        />
      </Folded>
    </>
  );
}
