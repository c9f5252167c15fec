import { DeedList } from './deed-list.tsx';
import type { Actor } from '#domain/combat/deeds/activity-use.ts';
import type { Around } from './deed-context.ts';
import { featureUses, ridersBefore } from './feature-uses.ts';
import type { FeatureState } from './feature-state.ts';
import { useItemUses } from './item-uses.ts';
import type { ItemState } from './item-uses.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Riders } from './riders.tsx';
import { featureText, useFeatureContent } from './use-feature-content.ts';

interface LoadedFeaturesProps extends Around {
  actor: Actor;
  state: FeatureState;
  items: ItemState;
}

/** The features of somebody who casts no spells. */
export function LoadedFeatures({ actor, state, items, riders, onRiders, ...around }: LoadedFeaturesProps) {
  const { data, failed, retry } = useFeatureContent(state);
  const carried = useItemUses(items);
  if (failed) return <LoadFailed what="features" onRetry={retry} />;
  if (data === undefined) return <p className="text-note text-ink-soft">Loading the features …</p>;
  const uses = featureUses(actor, state, data);
  return (
    <>
      {around.reactionsOnly !== true && <Riders actor={actor} riders={ridersBefore(uses.riders)} value={riders} onChange={onRiders} />}
      <DeedList
        actor={actor}
        uses={[...uses.deeds, ...carried.uses]}
        textOf={(use) => (use.used.item ? carried.textOf(use) : featureText(data, use.used.id))}
        {...around}
      />
    </>
  );
}
