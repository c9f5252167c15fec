import { movesOf } from '#domain/combat/permit.ts';
import { isDown } from '#domain/combat/state.ts';
import type { FightMeans } from './fight-means.ts';
import { usualAttack } from './plan-steps.ts';

const most = { foes: 2, all: 4 } as const;

/** What a hero can say next in a fight: attacks and spells at those who stand, and the end of the turn. Nothing on the turn of others. */
export function fightOptions(means: FightMeans): string[] {
  const { combat, hero } = means;
  if (combat.phase !== 'running' || combat.active !== hero.id || combat.reaction !== null) return [];
  if (isDown(hero)) return [...(movesOf(combat, hero).deathSave ? ['I make a death save'] : []), 'I end my turn'];
  const moves = movesOf(combat, hero);
  const foes = combat.combatants.filter(({ side, dead, hidden }) => side === 'foes' && !dead && !hidden).slice(0, most.foes);
  const weapon = usualAttack(means);
  const attacks = moves.attack && weapon ? foes.map(({ name }) => `I attack ${name} with ${weapon.name}`) : [];
  const hostile = means.spells.find(
    ({ spell, activities }) => spell.castingTime.startsWith('action') && spell.level === 0 && activities[0]?.kind === 'attack',
  );
  const spells = moves.action && hostile ? foes.slice(0, 1).map(({ name }) => `I cast ${hostile.spell.name} at ${name}`) : [];
  return [...spells, ...attacks].slice(0, most.all - 1).concat('I end my turn');
}
