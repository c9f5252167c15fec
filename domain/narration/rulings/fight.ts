import { capitalize } from '#domain/text/capitalize.ts';
import { healthLabel, healthOf } from '#domain/combat/effects/health.ts';
import type { Health } from '#domain/combat/effects/health.ts';
import { degreeOf, isSuccess, naturalOf } from '#domain/dice/degree.ts';
import { rollD20, rollDice } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { fullHitPointsOf, heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { limits } from '#domain/limits/limits.ts';
import { attitudeOf, hitPointsOf } from '#domain/narration/play-state.ts';
import type { Degree, Roll } from '#domain/dice/roll.ts';
import { findHero, findPresentNpc, allow, refuse, withNpc } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

/** An adventurer without a sheet: strength and proficiency to hit, a plain weapon, light armor. */
const plainHero = { attackBonus: 2 + limits.untrainedModifier, damage: '1d8+2', armorClass: 12 };
const attacksPerNpc = 2;

interface AttackNumbers {
  attackLabel: string;
  damageLabel: string;
  modifier: number;
  armorClass: number;
  damage: string;
}

/** A natural 20 always hits and doubles the dice; a natural 1 always misses (SRD 5.2). Damage is never below 0. */
function rollAttack(dice: Dice, numbers: AttackNumbers): { degree: Degree; rolls: Roll[]; damage: number } {
  const attack = rollD20(dice, { modifier: numbers.modifier, advantage: 'none', label: numbers.attackLabel, against: numbers.armorClass });
  const degree = degreeOf(attack);
  if (!isSuccess(degree)) return { degree, rolls: [attack], damage: 0 };
  const damageRoll = rollDice(dice, numbers.damage, numbers.damageLabel, naturalOf(attack) === 20 ? 2 : 1);
  return { degree, rolls: [attack, damageRoll], damage: Math.max(0, damageRoll.total) };
}

function tell(who: string, whom: string, degree: Degree, damage: number, condition: Health): string {
  const blow = `${capitalize(who)}'s blow`;
  if (degree === 'nearMiss') return `${blow} misses ${whom} by a hair.`;
  if (degree === 'disaster') return `${blow} goes badly astray and misses ${whom}.`;
  if (!isSuccess(degree)) return `${blow} misses ${whom}.`;
  if (damage === 0) return `${blow} lands but does ${whom} no harm.`;
  return `${blow} lands${degree === 'triumph' ? ' with full force' : ''}, and ${whom} is ${healthLabel(condition)}.`;
}

/** A hero who is not down strikes at someone present who can be fought; hit or not, the target is hostile from then on. */
export function ruleAttack(context: RulingContext, call: CallOf<'attack'>): RulingOutcome {
  const hero = findHero(context, call.who);
  if (!hero) return refuse(context, call, 'That hero is not in the party.');
  if (heroHitPointsOf(context.state, hero) === 0) return refuse(context, call, `${capitalize(hero.name)} is down and cannot strike.`);
  const target = findPresentNpc(context, call.target);
  if (!target) return refuse(context, call, 'There is nobody like that here to strike at.');
  if (!target.combat) return refuse(context, call, `${capitalize(target.name)} is not someone to fight.`);
  const { degree, rolls, damage } = rollAttack(context.dice, {
    attackLabel: `${hero.name}: attack on ${target.name}`,
    damageLabel: `${hero.name}: damage`,
    modifier: hero.sheet?.attackBonus ?? plainHero.attackBonus,
    armorClass: target.combat.armorClass,
    damage: hero.sheet?.attackDice ?? plainHero.damage,
  });
  const state = withNpc(context.state, target, { damage, attitude: 'hostile' });
  const condition = healthOf({ hitPoints: hitPointsOf(state, target), maxHitPoints: target.combat.hitPoints, dead: false });
  return allow(call, state, tell(hero.name, target.name, degree, damage, condition), degree, rolls);
}

/** A hostile NPC who is present strikes at a hero who is not down, at most twice a reply. */
export function ruleNpcAttack(context: RulingContext, call: CallOf<'npc_attack'>): RulingOutcome {
  const npc = findPresentNpc(context, call.npc);
  if (!npc) return refuse(context, call, 'There is nobody like that here to strike.');
  const name = capitalize(npc.name);
  if (!npc.combat) return refuse(context, call, `${name} does not fight.`);
  if (attitudeOf(context.state, npc) !== 'hostile') return refuse(context, call, `${name} is not hostile.`);
  const target = findHero(context, call.target);
  if (!target) return refuse(context, call, 'That hero is not in the party.');
  if (heroHitPointsOf(context.state, target) === 0) return refuse(context, call, `${capitalize(target.name)} is already down.`);
  const earlier = context.rulings.filter(({ allowed, call: asked }) => allowed && asked.name === 'npc_attack' && asked.npc === npc.id);
  if (earlier.length >= attacksPerNpc) return refuse(context, call, `${name} has struck often enough for now.`);
  const { degree, rolls, damage } = rollAttack(context.dice, {
    attackLabel: `${npc.name}: ${npc.combat.attackName} on ${target.name}`,
    damageLabel: `${npc.name}: damage`,
    modifier: npc.combat.attackBonus,
    armorClass: target.sheet?.armorClass ?? plainHero.armorClass,
    damage: npc.combat.damage,
  });
  const total = (context.state.heroes[target.id]?.damage ?? 0) + damage;
  const state = { ...context.state, heroes: { ...context.state.heroes, [target.id]: { damage: total } } };
  const condition = healthOf({ hitPoints: heroHitPointsOf(state, target), maxHitPoints: fullHitPointsOf(target), dead: false });
  return allow(call, state, tell(npc.name, target.name, degree, damage, condition), degree, rolls);
}
