import type { Combat, Combatant } from './state.ts';
import { isDown } from './state.ts';
import type { CombatStep } from './step.ts';

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

const notNow = 'Only the Dungeon Master can do that, or you on your own turn.';

function refuseTargets({ combatants }: Combat, whoms: readonly string[]): string | null {
  return whoms.every((whom) => combatants.some(({ id, hidden }) => id === whom && !hidden)) ? null : 'That creature is not in this fight.';
}

/** As many attacks as the sheet has, and one more with the weapon in the off hand. */
function refuseAttack({ attacksMade }: Combat, hero: Combatant, attackName: string): string | null {
  const more = hero.attacks.find(({ name }) => name === attackName)?.offHand ? 1 : 0;
  if (attacksMade < hero.attacksPerTurn + more) return null;
  return `${hero.name} has no attacks left this turn. Only the Dungeon Master can grant another.`;
}

/**
 * Why a player may not take a step with their hero, as one sentence; null when they may. To them the hidden are nobody.
 */
export function refusePlayer(combat: Combat, hero: Combatant | undefined, step: CombatStep): string | null {
  if (!hero) return notNow;
  const own = combat.phase === 'running' && combat.active === hero.id;
  switch (step.name) {
    case 'next':
      return own ? null : 'It is not your turn.';
    case 'attack':
      if (!own || step.who !== hero.id) return notNow;
      return refuseTargets(combat, [step.whom]) ?? refuseAttack(combat, hero, step.attack);
    case 'use':
      if (!own || step.who !== hero.id) return notNow;
      if (combat.attacksMade > 0) return `${hero.name} has already acted this turn.`;
      return refuseTargets(combat, step.whom);
    case 'deathSave':
      if (!own || step.whom !== hero.id) return notNow;
      return combat.attacksMade === 0 ? null : 'You make only one death saving throw each turn.';
    case 'concentrate':
      return own && step.who === hero.id ? null : notNow;
    case 'endConcentration':
      return combat.phase === 'running' && step.who === hero.id ? null : notNow;
    default:
      return notNow;
  }
}
