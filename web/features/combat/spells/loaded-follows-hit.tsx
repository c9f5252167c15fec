import { hasHappened } from '#domain/combat/follow/happened.ts';
import { asksFirst, figuresOfUse, whyNot } from '#domain/combat/deeds/activity-use.ts';
import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';
import type { FeatureState } from '#web/features/combat/deeds/feature-state.ts';
import { featureUses } from '#web/features/combat/deeds/feature-uses.ts';
import { useFeatureContent } from '#web/features/combat/deeds/use-feature-content.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Struck } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface FollowsHitProps {
  actor: Actor;
  state: FeatureState;
  /** Those whom the actor has hit in this turn. */
  struck: readonly Struck[];
  doing: Doing;
}

/** Whether something is done, with one press, to whom an attack or a spell hit. */
const isOnStruck = (use: ActivityUse, actor: Actor) => {
  const hit = use.used.activity.activation?.follows?.hit;
  return hit !== undefined && hit.others !== true && use.used.activity.targets !== undefined && !asksFirst(use, actor, 1);
};

/** What may follow a hit, for each who was hit and each hit once: whoever hit chooses whether it does. */
export function FollowsHit({ actor, state, struck, doing }: FollowsHitProps) {
  const content = useFeatureContent(state);
  if (content.data === undefined) return null;
  const uses = featureUses(actor, state, content.data).deeds.filter((use) => isOnStruck(use, actor) && whyNot(use, actor) === undefined);
  const offered = struck.flatMap((target) =>
    uses.filter(({ used }) => hasHappened(state.happened, actor.id, used, [target.id])).map((use) => ({ use, target })),
  );
  if (offered.length === 0) return null;
  return (
    <section aria-label="After the hit" className="grid max-h-[22vh] grid-cols-2 gap-1.5 overflow-y-auto">
      {offered.map(({ use, target }) => (
        <ActionButton
          key={`${use.key} ${target.id}`}
          name={`${use.name}: ${target.name}`}
          off={doing.busy}
          onPress={() =>
            void doing.step({
              name: 'useFeature',
              actorId: actor.id,
              feature: use.used.id,
              activity: use.index,
              targetIds: [target.id],
              slot: 0,
            })
          }
        >
          {textOf(use, actor)}
        </ActionButton>
      ))}
    </section>
  );
}

/** How far it pushes, and whom alone it is for. */
function textOf(use: ActivityUse, actor: Actor): string {
  const { pushes, targets } = use.used.activity;
  return [
    figuresOfUse(use, actor),
    ...(pushes === undefined ? [] : [`pushes ${pushes} feet`]),
    ...(targets?.only === undefined ? [] : [`if ${targets.only}`]),
  ].join(' · ');
}
