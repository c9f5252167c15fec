import { isForAfter } from '#domain/combat/use/hit/after-hit.ts';
import { hasHappened } from '#domain/combat/follow/happened.ts';
import { castsOfWay, usedFeature, waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import type { FeatureContent, HeroWay } from '#domain/combat/use/feature-in-use.ts';
import { isForFights } from '#domain/combat/use/turn/for-fights.ts';
import type { HeroFeatures } from '#domain/combat/use/hero-features.ts';
import { isOnOneselfAlone } from '#domain/rules/activity/targeting.ts';
import { groupLimit, mayBeFree } from '#domain/combat/use/shaping/shaper-fits.ts';
import { restUseOf, usesTaken } from '#domain/rules/activity/costs.ts';
import type { FeatureState } from './feature-state.ts';
import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';

/** Of what goes with a hit, what is decided before the attack is rolled: what changes the roll, and what goes along with that. */
export function ridersBefore(riders: readonly ActivityUse[]): ActivityUse[] {
  const isFirst = ({ used }: ActivityUse) => !isForAfter(used.activity);
  const first = new Set(riders.filter(isFirst).map(({ used }) => used.id));
  return riders.filter((use) => isFirst(use) || first.has(use.used.activity.activation?.hit?.along ?? ''));
}

type Count = Pick<HeroFeatures['uses'][number], 'left' | 'total' | 'back'>;

/** The use that an activity spends, with how often it is left and when it comes back; null where nothing counts it. */
function countOf({ activity, id }: HeroWay, { uses, values }: HeroFeatures): Count | null {
  for (const cost of activity.consumes ?? []) {
    const counted = cost.kind === 'perRest' ? restUseOf(uses, id, activity) : uses.find((use) => cost.kind === 'use' && use.id === cost.id);
    if (!counted) continue;
    const taken = cost.kind === 'use' ? usesTaken(cost, values) : 1;
    return taken === 1 ? counted : { ...counted, left: Math.floor(counted.left / taken), total: Math.floor(counted.total / taken) };
  }
  return null;
}

function useOf(way: HeroWay, actor: Actor, { features, usedThisTurn }: FeatureState): ActivityUse {
  const { activity, id, index } = way;
  const used = usedFeature(way, features);
  const count = countOf(way, features);
  const slot = activity.consumes?.find((cost) => cost.kind === 'slot');
  const slots =
    slot?.kind === 'slot' ? actor.slots.flatMap(({ level, left }) => (level >= (slot.level ?? 1) && left > 0 ? [level] : [])) : [];
  return {
    key: `${id}.${index}`,
    index,
    used,
    name: used.name,
    isLater: activity.while === 'active',
    slots,
    castAt: slot ? null : 0,
    free: [],
    left: count?.left ?? null,
    total: count?.total ?? null,
    ...(count?.back && { back: count.back }),
    isUsed: usedThisTurn.includes([id, activity.id ?? ''].join(' ').trim()),
    range: null,
  };
}

/** Features that release what a sorcerer has in them. */
const innate: readonly string[] = ['innate-sorcery', 'sorcery-incarnate'];

const ableOf = ({ features, active }: FeatureState) => ({
  features,
  activeEffects: active.some((id) => innate.includes(id)) ? [{ name: 'Innate Sorcery' }] : [],
});

/** How many options of one group go with one spell of a hero now. */
export const shaperLimit = (state: FeatureState): number => groupLimit(ableOf(state));

/** What changes spells; without points, too, where it is free in this turn. */
function shaperOf(way: HeroWay, actor: Actor, state: FeatureState): ActivityUse {
  const use = useOf(way, actor, state);
  const isFree = way.activity.activation?.cast?.group !== undefined && mayBeFree(ableOf(state));
  return isFree && use.left === 0 && !state.usedThisTurn.includes('arcane-apotheosis') ? { ...use, left: 1 } : use;
}

/** Whether something goes on that is kept up with the same of a turn, as a Rage is: keeping it up stands in the place of beginning it. */
function isKeptUp({ id, activity }: HeroWay, ways: readonly HeroWay[], { active }: FeatureState): boolean {
  const takes = activity.activation?.kind;
  if (!active.includes(id) || activity.kind !== 'effect' || activity.while === 'active' || !isOnOneselfAlone(activity)) return false;
  return ways.some(
    ({ id: of, activity: later }) => of === id && later.while === 'active' && later.kind === 'utility' && later.activation?.kind === takes,
  );
}

/** Everything that a hero can do with features now, what goes with a hit of theirs, and what changes their spells. */
export function featureUses(
  actor: Actor,
  state: FeatureState,
  content: FeatureContent,
): { deeds: ActivityUse[]; riders: ActivityUse[]; shapers: ActivityUse[] } {
  const ways = waysOfHero(state.features, content).filter(({ activity, id }) => activity.while !== 'active' || state.active.includes(id));
  const riding = ways.filter(({ activity }) => activity.activation?.hit !== undefined && activity.activation.hit.always !== true);
  // What casts a spell is offered with the spell.
  const isCast = (way: HeroWay) => castsOfWay(way, state.features).length > 0;
  const shaping = ways.filter(({ activity }) => activity.activation?.cast !== undefined);
  // What follows something is offered once that has happened.
  const isNow = (way: HeroWay) => way.activity.activation?.hit === undefined && hasHappened(state.happened, actor.id, way);
  const deeds = ways.filter(
    (way) => isNow(way) && !shaping.includes(way) && !isCast(way) && isForFights(way) && !isKeptUp(way, ways, state),
  );
  const usesOf = (those: readonly HeroWay[]) => those.map((way) => useOf(way, actor, state));
  return { deeds: usesOf(deeds), riders: usesOf(riding), shapers: shaping.map((way) => shaperOf(way, actor, state)) };
}
