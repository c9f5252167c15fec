import { remember } from '#domain/combat/follow/happened.ts';
import { spendReady } from '#domain/combat/effects/ready.ts';
import { CombatRefusal } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatRefused } from '#domain/combat/refusals.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { attacksAllowed } from '#domain/combat/turn-budget.ts';
import { usedThisTurnBy } from '#domain/combat/turn-budget.ts';
import type { Attack } from '#domain/rules/attack-data.ts';

/** What somebody did in the turn that goes on, and how many attacks they have in it. */
interface AttacksOfTurn extends Pick<Combat, 'attacksMade' | 'attackedWith' | 'bonusActionUsed'> {
  allowed: number;
  /** What they used of that which can be used once in a turn. */
  used: readonly string[];
}

type Attacking = Pick<Combatant, 'name' | 'attacks' | 'attacksPerTurn' | 'summoned'>;

/** What somebody did in the turn that goes on. */
export function turnOf(combat: Combat, one: Combatant): AttacksOfTurn {
  const { attacksMade, attackedWith, bonusActionUsed } = combat;
  return { attacksMade, attackedWith, bonusActionUsed, allowed: attacksAllowed(one), used: usedThisTurnBy(combat, one.id) };
}

/** Whether an attack is with a light weapon; what is in the off hand of a sheet that says no more counts as one. */
function isLight({ weapon, offHand }: Attack): boolean {
  return weapon ? weapon.properties.includes('light') : offHand === true;
}

/** Whether an attack is the extra one of two light weapons (SRD 5.2.1, Light): that of the second hand. */
export function isExtraAttack(attack: Attack): boolean {
  return attack.offHand === true && isLight(attack);
}

/** Whether the extra attack belongs to the Attack action and costs no bonus action (SRD 5.2.1, Nick). */
function isNick({ weapon }: Attack): boolean {
  return weapon?.mastery === 'nick';
}

/** Why the extra attack of the second hand cannot be made now; null where it can. */
export function refuseExtraAttack(turn: AttacksOfTurn, { name, attacks }: Attacking, attack: Attack): CombatRefused | null {
  if (turn.used.includes('light')) return refuseCombat('noAttacksLeft', { name });
  const first = attacks.some(
    (each) => each.name !== attack.name && turn.attackedWith.includes(each.name) && (!each.weapon || isLight(each)),
  );
  if (!first) return refuseCombat('lightWeaponFirst', { name, attack: attack.name });
  return turn.bonusActionUsed && !isNick(attack) ? refuseCombat('bonusActionUsed', { name }) : null;
}

/** Attacks more that a weapon gives which strikes more often than others, as long as it alone was used (SRD 5.2.1, Thirsting Blade). */
export function attacksMore(turn: AttacksOfTurn, { attacksPerTurn }: Attacking, { name, weapon }: Attack): number {
  const isAlone = turn.attackedWith.filter((each) => each === name).length >= turn.attacksMade;
  return isAlone ? Math.max(0, (weapon?.attacks ?? 1) - attacksPerTurn) : 0;
}

/** Why an attack cannot be made any more this turn; null where it can: those of the Attack action, and the extra one. */
export function refuseAttackNow(turn: AttacksOfTurn, hero: Attacking, attack: Attack): CombatRefused | null {
  if (hero.summoned?.onCommand === true) return refuseCombat('attacksOnCommand', { name: hero.name });
  if (isExtraAttack(attack)) return refuseExtraAttack(turn, hero, attack);
  return turn.attacksMade < turn.allowed + attacksMore(turn, hero, attack) ? null : refuseCombat('noAttacksLeft', { name: hero.name });
}

/** Counts an attack in the turn of whoever makes it: among those of the action, or as the extra one. */
export function countAttack(draft: Draft, attacker: Combatant, attack: Attack): void {
  const { combat } = draft;
  if (combat.active !== attacker.id) {
    // What was readied is done as a reaction.
    spendReady(draft, attacker.id);
    return;
  }
  const attackedWith = [...combat.attackedWith, attack.name];
  const done = { by: attacker.id, kind: 'used', what: 'attack', targetId: null, critical: false } as const;
  if (!isExtraAttack(attack)) {
    draft.combat = { ...combat, attackedWith, attacksMade: combat.attacksMade + 1 };
    // Several attacks are one action.
    const perAction = Math.max(attacker.attacksPerTurn, attack.weapon?.attacks ?? 1);
    if (combat.attacksMade % perAction === 0) remember(draft, { ...done, takes: 'action' });
    return;
  }
  const refused = refuseExtraAttack(turnOf(combat, attacker), attacker, attack);
  if (refused !== null) throw new CombatRefusal(refused);
  const bonusActionUsed = combat.bonusActionUsed || !isNick(attack);
  draft.combat = { ...combat, attackedWith, bonusActionUsed, usedThisTurn: [...combat.usedThisTurn, `${attacker.id} light`] };
  remember(draft, { ...done, takes: isNick(attack) ? null : 'bonusAction' });
}
