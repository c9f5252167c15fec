import { refuseCombat } from './refusals.ts';
import type { CombatRefused } from './refusals.ts';
import type { Combat, Combatant } from './state.ts';
import { isDown } from './state.ts';
import { findSpell } from '#domain/srd/spells.ts';
import type { CombatStep, TakenStep } from './step.ts';

/** What the player of a hero may do at this moment. */
export interface PlayerMoves {
  attack: boolean;
  deathSave: boolean;
  endTurn: boolean;
}

const none: PlayerMoves = { attack: false, deathSave: false, endTurn: false };

/** What the player of a hero may do now: everything on their own turn alone, and one death save in it. */
export function movesOf({ phase, active, attacksMade }: Combat, hero: Combatant | undefined): PlayerMoves {
  if (phase !== 'running' || !hero || active !== hero.id) return none;
  const dying = isDown(hero) && !hero.stable;
  const attack = hero.hitPoints > 0 && hero.attacks.some(({ offHand }) => attacksMade < hero.attacksPerTurn + (offHand ? 1 : 0));
  return { attack, deathSave: dying && attacksMade === 0, endTurn: true };
}

const notNow = refuseCombat('notNow', {});

function refuseTargets({ combatants }: Combat, targetIds: readonly string[]): CombatRefused | null {
  return targetIds.every((targetId) => combatants.some(({ id, hidden }) => id === targetId && !hidden))
    ? null
    : refuseCombat('notInFight', {});
}

/** As many attacks as the sheet has, and one more with the weapon in the off hand. */
function refuseAttack({ attacksMade }: Combat, hero: Combatant, attackName: string): CombatRefused | null {
  const more = hero.attacks.find(({ name }) => name === attackName)?.offHand ? 1 : 0;
  if (attacksMade < hero.attacksPerTurn + more) return null;
  return refuseCombat('noAttacksLeft', { name: hero.name });
}

/** A spell on one's own turn, with an action only before any attack; a reaction at any time of the fight. */
function refuseCast(combat: Combat, hero: Combatant, step: Extract<TakenStep, { name: 'castSpell' }>): CombatRefused | null {
  const time = findSpell(step.spell)?.castingTime;
  if (combat.phase !== 'running' || step.actorId !== hero.id) return notNow;
  if (time !== 'reaction' && combat.active !== hero.id) return notNow;
  if (time?.startsWith('action') === true && combat.attacksMade > 0) return refuseCombat('hasActed', { name: hero.name });
  return refuseTargets(combat, step.targetIds);
}

/**
 * Why a player may not take a step with their hero; null when they may. To them the hidden are nobody.
 */
export function refusePlayer(combat: Combat, hero: Combatant | undefined, step: TakenStep | CombatStep): CombatRefused | null {
  if (!hero) return notNow;
  const own = combat.phase === 'running' && combat.active === hero.id;
  switch (step.name) {
    case 'next':
      return own ? null : refuseCombat('notYourTurn', {});
    case 'attack':
      if (!own || step.actorId !== hero.id) return notNow;
      return refuseTargets(combat, [step.targetId]) ?? refuseAttack(combat, hero, step.attack);
    case 'use':
      if (!own || step.actorId !== hero.id) return notNow;
      if (combat.attacksMade > 0) return refuseCombat('hasActed', { name: hero.name });
      return refuseTargets(combat, step.targetIds);
    case 'castSpell':
      return refuseCast(combat, hero, step);
    case 'endEffect':
      return combat.phase === 'running' && step.targetId === hero.id ? null : notNow;
    case 'deathSave':
      if (!own || step.targetId !== hero.id) return notNow;
      return combat.attacksMade === 0 ? null : refuseCombat('oneDeathSave', {});
    case 'concentrate':
      return own && step.actorId === hero.id ? null : notNow;
    case 'endConcentration':
      return combat.phase === 'running' && step.actorId === hero.id ? null : notNow;
    default:
      return notNow;
  }
}
