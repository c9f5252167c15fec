import { featureNamed, timesOf } from '#domain/narration/features/hero-features.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { hasJustRested } from '#domain/narration/rulings/story-time.ts';
import { mayTake, spentBy } from '#domain/narration/rulings/economy.ts';
import { allow, findHero, outcome, refuse, refuseDoer } from '#domain/narration/rulings/ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from '#domain/narration/rulings/ruling-context.ts';

/**
 * A hero who is not down, and whose player acts, uses a feature of their sheet, on themself or on another hero. What it costs, mends and
 * leaves comes to the sheets when the reply is told. It is done in passing, as most take a bonus action. What the sheet would refuse is
 * refused in the words of the sheet.
 */
export function ruleUseFeature(context: RulingContext, call: CallOf<'use_feature'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  if (heroHitPointsOf(context.state, hero) === 0) return refuse(context, call, 'heroLiesDown', { hero: hero.name });
  if (!hero.sheet) return refuse(context, call, 'hasNoSheet', { hero: hero.name });
  const feature = featureNamed(hero.sheet.features ?? [], call.feature);
  if (!feature) return refuse(context, call, 'hasNoSuchFeature', { hero: hero.name, feature: call.feature });
  const { name } = feature;
  if (feature.isElsewhere) return refuse(context, call, 'featureIsElsewhere', { feature: name });
  if (feature.why !== null) return refuse(context, call, 'featureIsRefused', { text: feature.why });
  if (feature.isAfterRest && !hasJustRested(context)) return refuse(context, call, 'featureNeedsRest', { feature: name });
  const target = call.target === undefined ? hero : findHero(context, call.target);
  if (!target) return refuse(context, call, 'heroIsNotHere', {});
  if (context.here && !context.here.heroIds.includes(target.id)) return refuse(context, call, 'heroIsElsewhere', { hero: target.name });
  if (!target.sheet) return refuse(context, call, 'hasNoSheet', { hero: target.name });
  const isOwn = target.id === hero.id;
  if (isOwn ? !feature.onSelf : !feature.onOthers)
    return refuse(context, call, isOwn ? 'featureNeedsOther' : 'featureIsOwn', { feature: name });
  const lost = context.state.heroes[target.id]?.damage ?? 0;
  if (feature.mends && lost === 0) return refuse(context, call, 'isUnhurt', { hero: target.name, item: name });
  if (timesOf(feature, call.times, lost) > feature.left)
    return refuse(context, call, 'featureIsShort', { feature: name, left: feature.left });
  const used = context.rulings.some(
    ({ allowed, call: before }) => allowed && before.name === 'use_feature' && before.heroId === hero.id && before.feature === call.feature,
  );
  if (used || !mayTake(spentBy(context, hero.id))) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  const parties = { hero: hero.name, feature: name };
  return allow(call, context.state, [
    isOwn ? outcome('usesFeature', parties) : outcome('usesFeatureOn', { ...parties, target: target.name }),
  ]);
}
