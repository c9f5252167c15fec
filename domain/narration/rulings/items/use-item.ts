import { rollCount } from '#domain/character/rolls/roll-formula.ts';
import { healthOf } from '#domain/combat/effects/health.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { itemNamed, wayNamed } from '#domain/narration/items/hero-items.ts';
import type { HeroItem, ItemDeed } from '#domain/narration/items/hero-items.ts';
import { fullHitPointsOf, heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import { roused } from '#domain/narration/scene-tags/tags-here.ts';
import { reach } from '#domain/narration/rulings/spells/reach.ts';
import { stabilize } from '#domain/narration/rulings/fallen.ts';
import { mayTake, spentBy } from '#domain/narration/rulings/economy.ts';
import { allow, findHero, findPresentNpc, outcome, refuse, refuseDoer, withNpc } from '#domain/narration/rulings/ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from '#domain/narration/rulings/ruling-context.ts';

type Call = CallOf<'use_item'>;

/** Whether an item was used in this reply already: its next use waits for the next turn. */
const isUsed = ({ rulings }: RulingContext, { heroId }: Call, item: HeroItem, items: readonly HeroItem[]) =>
  rulings.some(
    ({ allowed, call }) => allowed && call.name === 'use_item' && call.heroId === heroId && itemNamed(items, call.item) === item,
  );

/** An item with how many of it were used, where it was more than one. */
const usedSoOften = (item: string, times: number) => (times < 2 ? item : `${item} ${times === 2 ? 'twice' : `${times} times`}`);

/** Somebody is mended: whoever is named, else whoever uses it. */
function heal(context: RulingContext, call: Call, hero: Hero, item: HeroItem, dice: string): RulingOutcome {
  const target = call.target === undefined ? hero : findHero(context, call.target);
  if (!target) return refuse(context, call, 'heroIsNotHere', {});
  if (context.here && !context.here.heroIds.includes(target.id)) return refuse(context, call, 'heroIsElsewhere', { hero: target.name });
  const before = context.state.heroes[target.id]?.damage ?? 0;
  // Where it mends nothing it is kept: nobody means to pour it away.
  if (before === 0) return refuse(context, call, 'isUnhurt', { hero: target.name, item: item.name });
  const { times = 1 } = call;
  if (times > item.quantity) return refuse(context, call, 'hasTooFew', { hero: hero.name, item: item.name, count: item.quantity });
  const rolls: Roll[] = [];
  let damage = before;
  for (let count = 0; count < times && damage > 0; count += 1) {
    const mended = rollCount(context.dice, dice, `${target.name}: ${item.name}`);
    rolls.push(...mended.rolls);
    damage = Math.max(0, damage - mended.total);
  }
  const state = { ...context.state, heroes: { ...context.state.heroes, [target.id]: { damage } } };
  const condition = healthOf({ hitPoints: heroHitPointsOf(state, target), maxHitPoints: fullHitPointsOf(target), dead: false });
  const parties = { hero: hero.name, item: usedSoOften(item.name, rolls.length), condition };
  const fact = target.id === hero.id ? outcome('usesItemOnSelf', parties) : outcome('usesItemOn', { ...parties, target: target.name });
  return allow(call, state, [fact], null, rolls);
}

/** Somebody present who can be fought is harmed, and is hostile from then on. */
function harm(context: RulingContext, call: Call, hero: Hero, item: HeroItem, deed: Extract<ItemDeed, { kind: 'harm' }>): RulingOutcome {
  const npc = call.target === undefined ? undefined : findPresentNpc(context, call.target);
  if (!npc) return refuse(context, call, 'nobodyToStrikeAt', {});
  if (!npc.combat) return refuse(context, call, 'isNobodyToFight', { npc: npc.name });
  const { degree, rolls, part } = reach(context, deed, { npc, by: `${hero.name}: ${item.name}` });
  const thrown = part === 0 ? [] : deed.dice.map((dice) => rollCount(context.dice, dice, `${hero.name}: ${item.name}, damage`));
  const damage = Math.floor(part * thrown.reduce((sum, { total }) => sum + total, 0));
  const state = withNpc(roused(context.adventure, context.state, npc), npc, { damage, attitude: 'hostile' });
  const condition = healthOf({ hitPoints: hitPointsOf(state, npc), maxHitPoints: npc.combat.hitPoints, dead: false });
  const parties = { hero: hero.name, item: item.name, target: npc.name };
  const fact = damage === 0 ? outcome('usesItemInVain', parties) : outcome('usesItemOn', { ...parties, condition });
  return allow(call, state, [fact], degree, [...rolls, ...thrown.flatMap((each) => each.rolls)]);
}

/**
 * A hero who is not down, and whose player acts, uses an item that stands ready on their sheet: a potion in passing, as it takes a bonus
 * action, anything else as their action. What it takes is paid on the sheet when the reply is told.
 */
export function ruleUseItem(context: RulingContext, call: Call): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  if (heroHitPointsOf(context.state, hero) === 0) return refuse(context, call, 'heroLiesDown', { hero: hero.name });
  const items = hero.sheet?.items ?? [];
  const item = itemNamed(items, call.item);
  const isAtFoe = call.target !== undefined && findHero(context, call.target) === undefined;
  const way = item && wayNamed(item, call.way, isAtFoe ? 'harm' : 'heal');
  if (!item || !way) return refuse(context, call, 'hasNoSuchItem', { hero: hero.name, item: call.item });
  const spent = spentBy(context, hero.id);
  const isFree = item.kind === 'potion' ? mayTake(spent) : !spent.action;
  if (!isFree || isUsed(context, call, item, items)) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  if (way.does.kind === 'heal') return heal(context, call, hero, item, way.does.dice);
  if (way.does.kind === 'steady') {
    const target = call.target === undefined ? hero : findHero(context, call.target);
    if (!target) return refuse(context, call, 'heroIsNotHere', {});
    return stabilize(context, call, target, [outcome('usesItem', { hero: hero.name, item: item.name })]);
  }
  if (way.does.kind === 'harm') return harm(context, call, hero, item, way.does);
  return allow(call, context.state, [outcome('usesItem', { hero: hero.name, item: item.name })]);
}
