import { healthOf } from '#domain/combat/effects/health.ts';
import type { Health } from '#domain/combat/effects/health.ts';
import { asAttack, degreeOf, isSuccess, naturalOf } from '#domain/dice/degree.ts';
import { rollTest } from '#domain/character/rolls/make-roll.ts';
import type { TestTraits } from '#domain/character/rolls/make-roll.ts';
import { rollD20, rollDice } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { beginFight } from '#domain/narration/rulings/fights/begin-fight.ts';
import { fullHitPointsOf, heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { limits } from '#domain/limits/limits.ts';
import { attitudeOf, hitPointsOf } from '#domain/narration/play-state.ts';
import type { Advantage } from '#domain/rules/combat-terms.ts';
import type { Degree, Roll } from '#domain/dice/roll.ts';
import { heldBy, isExposed, roused } from '#domain/narration/scene-tags/tags-here.ts';
import { mayStrike, spentBy } from './economy.ts';
import { findHero, findPresentNpc, allow, outcome, refuse, refuseDoer, withNpc } from './ruling-context.ts';
import type { RulingFact } from '#domain/narration/tool-call.ts';
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
  advantage?: Advantage;
  /** What counts for the attack beside the number. */
  traits?: TestTraits | undefined;
}

/** A natural 20 always hits and doubles the dice; a natural 1 always misses (SRD 5.2). Damage is never below 0. */
function rollAttack(dice: Dice, numbers: AttackNumbers): { degree: Degree; rolls: Roll[]; damage: number } {
  const terms = {
    modifier: numbers.modifier,
    advantage: numbers.advantage ?? 'none',
    label: numbers.attackLabel,
    against: numbers.armorClass,
  };
  const attack = asAttack(numbers.traits ? rollTest(dice, terms, numbers.traits) : rollD20(dice, terms));
  const degree = degreeOf(attack);
  if (!isSuccess(degree)) return { degree, rolls: [attack], damage: 0 };
  const damageRoll = rollDice(dice, numbers.damage, numbers.damageLabel, naturalOf(attack) === 20 ? 2 : 1);
  return { degree, rolls: [attack, damageRoll], damage: Math.max(0, damageRoll.total) };
}

const missCodes = { nearMiss: 'attackNearMiss', failure: 'attackFailure', disaster: 'attackDisaster' } as const;

/** What comes of an attack. */
function attackFact(parties: { attacker: string; target: string }, degree: Degree, damage: number, condition: Health): RulingFact {
  if (degree !== 'triumph' && degree !== 'success') return outcome(missCodes[degree], parties);
  if (damage === 0) return outcome('attackWithoutDamage', parties);
  return outcome(degree === 'triumph' ? 'attackTriumph' : 'attackSuccess', { ...parties, condition });
}

/**
 * A hero who is not down, and whose player acts, strikes at someone present who can be fought: with one action, so as often as the sheet
 * says. Hit or not, the target is hostile from then on.
 */
export function ruleAttack(context: RulingContext, call: CallOf<'attack'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  if (heroHitPointsOf(context.state, hero) === 0) return refuse(context, call, 'heroIsDown', { hero: hero.name });
  const target = findPresentNpc(context, call.target);
  if (!target) return refuse(context, call, 'nobodyToStrikeAt', {});
  if (!target.combat) return refuse(context, call, 'isNobodyToFight', { npc: target.name });
  if (!mayStrike(spentBy(context, hero.id), hero.sheet?.attacksPerTurn ?? 1)) {
    return refuse(context, call, 'heroHasActed', { hero: hero.name });
  }
  const begun = beginFight(context, call, { hero, npc: target, attacker: hero });
  if (begun) return begun;
  const { degree, rolls, damage } = rollAttack(context.dice, {
    attackLabel: `${hero.name}: attack on ${target.name}`,
    damageLabel: `${hero.name}: damage`,
    traits: hero.sheet?.attackTraits,
    modifier: hero.sheet?.attackBonus ?? plainHero.attackBonus,
    armorClass: target.combat.armorClass,
    damage: hero.sheet?.attackDice ?? plainHero.damage,
    advantage: isExposed(context.adventure, context.state, target) ? 'advantage' : 'none',
  });
  const state = withNpc(roused(context.adventure, context.state, target), target, { damage, attitude: 'hostile' });
  const condition = healthOf({ hitPoints: hitPointsOf(state, target), maxHitPoints: target.combat.hitPoints, dead: false });
  const fact = attackFact({ attacker: hero.name, target: target.name }, degree, damage, condition);
  return allow(call, state, [fact], degree, rolls);
}

/** Whether somebody turned hostile in this reply by words alone: nobody struck them, and the party has had no time to answer. */
function turnsOnlyNow({ rulings }: RulingContext, npcId: string): boolean {
  const done = rulings.filter(({ allowed }) => allowed).map(({ call }) => call);
  return (
    done.some((call) => call.name === 'update_npc' && call.npc === npcId && call.attitude === 'hostile') &&
    !done.some((call) => call.name === 'attack' && call.target === npcId)
  );
}

/** A hostile NPC who is present strikes at a hero who is not down, at most twice a reply; who turns hostile by words, from the next reply on. */
export function ruleNpcAttack(context: RulingContext, call: CallOf<'npc_attack'>): RulingOutcome {
  const npc = findPresentNpc(context, call.npc);
  if (!npc) return refuse(context, call, 'nobodyToStrike', {});
  if (!npc.combat) return refuse(context, call, 'doesNotFight', { npc: npc.name });
  if (attitudeOf(context.state, npc) !== 'hostile') return refuse(context, call, 'isNotHostile', { npc: npc.name });
  const held = heldBy(context.adventure, context.state, npc);
  if (held) return refuse(context, call, 'isHeldBack', { npc: npc.name, state: held.state });
  if (turnsOnlyNow(context, npc.id)) return refuse(context, call, 'turnsOnlyNow', { npc: npc.name });
  const target = findHero(context, call.target);
  if (!target) return refuse(context, call, 'heroIsNotHere', {});
  if (heroHitPointsOf(context.state, target) === 0) return refuse(context, call, 'heroIsDownAlready', { hero: target.name });
  const earlier = context.rulings.filter(({ allowed, call: asked }) => allowed && asked.name === 'npc_attack' && asked.npc === npc.id);
  if (earlier.length >= attacksPerNpc) return refuse(context, call, 'struckEnough', { npc: npc.name });
  const begun = beginFight(context, call, { hero: target, npc, attacker: npc });
  if (begun) return begun;
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
  const fact = attackFact({ attacker: npc.name, target: target.name }, degree, damage, condition);
  return allow(call, state, [fact], degree, rolls);
}
