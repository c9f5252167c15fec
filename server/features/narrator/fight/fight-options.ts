import { healthOf } from '#domain/combat/effects/health.ts';
import { isKnockedOut } from '#domain/combat/effects/weapons/knock-out.ts';
import { mustNow } from '#domain/combat/acts/must.ts';
import { hasLeft } from '#domain/combat/acts/move-away.ts';
import { usedItem } from '#domain/combat/use/items/item-in-use.ts';
import { controllerOf } from '#domain/combat/riding.ts';
import { movesOf } from '#domain/combat/permit.ts';
import { isDown } from '#domain/combat/state.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { FightMeans, ReadyDeed } from './fight-means.ts';
import { drinkWords, giveWords, isReady } from './plan-items.ts';
import { fleeWords, usualAttack } from './plan-steps.ts';

const most = { foes: 2, all: 4 } as const;

/** Whether there is time left in the turn for what an item does. */
function hasTime({ combat, hero }: FightMeans, { way }: ReadyDeed): boolean {
  const { takes } = usedItem(hero, way);
  return takes === 'free' || (takes === 'bonusAction' ? !combat.bonusActionUsed : movesOf(combat, hero).action);
}

/** A potion that heals, where hit points are low: to drink it, or for somebody of one's side who is down. */
function healingWords(means: FightMeans): string[] {
  const { combat, hero } = means;
  const potion = means.deeds.find(
    (deed) => deed.way.ware.kind === 'potion' && deed.way.activity.kind === 'heal' && isReady(means, deed) && hasTime(means, deed),
  )?.way.item.name;
  if (potion === undefined) return [];
  const isFallen = (one: Combatant) => one.id !== hero.id && one.side === hero.side && !one.hidden && healthOf(one) === 'down';
  const fallen = combat.combatants.filter(isFallen).slice(0, 1);
  const isLow = ['bloodied', 'nearDeath'].includes(healthOf(hero));
  return [...(isLow ? [drinkWords(potion)] : []), ...fallen.map(({ name }) => giveWords(potion, name))];
}

/** What a hero can say next in a fight: what heals where it is needed, attacks and spells at those who stand, and the end of the turn. Nothing on the turn of others. */
export function fightOptions(means: FightMeans): string[] {
  const { combat, hero } = means;
  if (combat.phase !== 'running' || combat.active !== hero.id || combat.reaction !== null) return [];
  if (isDown(hero)) return [...(movesOf(combat, hero).deathSave ? ['I make a death save'] : []), 'I end my turn'];
  const moves = movesOf(combat, hero);
  if (moves.action && mustNow(combat, hero)?.what === 'dashAway') return ['I dash', 'I end my turn'];
  if (controllerOf(combat, hero)) return [...(moves.action ? ['I dash', 'I disengage', 'I dodge'] : []), 'I end my turn'];
  const foes = combat.combatants.filter((one) => one.side === 'foes' && !one.dead && !one.hidden && !isKnockedOut(one)).slice(0, most.foes);
  const weapon = usualAttack(means);
  const attacks = moves.attack && weapon ? foes.map(({ name }) => `I attack ${name} with ${weapon.name}`) : [];
  const hostile = means.spells.find(
    ({ spell, activities }) => spell.castingTime.startsWith('action') && spell.level === 0 && activities[0]?.kind === 'attack',
  );
  const spells = moves.action && hostile ? foes.slice(0, 1).map(({ name }) => `I cast ${hostile.spell.name} at ${name}`) : [];
  // Whoever has left the reach of a foe may be on the way out.
  const isAway = combat.fromStory !== undefined && foes.some(({ id }) => hasLeft(combat, hero.id, id));
  const ends = [...(isAway ? [fleeWords] : []), 'I end my turn'];
  return [...healingWords(means), ...spells, ...attacks].slice(0, most.all - ends.length).concat(ends);
}
