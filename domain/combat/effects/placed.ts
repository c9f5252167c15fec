import { isIncapacitated } from './condition.ts';
import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { isFoe } from '#domain/combat/sides.ts';
import type { Reasons } from '#domain/dice/reasons.ts';
import type { Attack } from '#domain/rules/attack-data.ts';
import type { Cover } from '#domain/rules/combat-terms.ts';
import { attackReach, besideFeet } from '#domain/combat/place/reach.ts';
import type { Reached } from '#domain/combat/place/reach.ts';
import type { Stand } from '#domain/combat/place/stand.ts';

/** Where a target stands from whoever takes the step; undefined where no battle map tells it. */
export function standOf({ field }: Draft, fromId: string, targetId: string): Stand | undefined {
  return field?.from === fromId ? field.stands.find(({ id }) => id === targetId) : undefined;
}

const covers: readonly Cover[] = ['none', 'half', 'three-quarters'];

/** The greater of two covers: only that one counts (SRD 5.2.1, Cover). */
const greaterCover = (one: Cover, other: Cover): Cover => (covers.indexOf(one) > covers.indexOf(other) ? one : other);

/** The cover of a target: what was said, or what the battle map knows, whichever is more. */
export const coverAgainst = (draft: Draft, fromId: string, targetId: string, said: Cover): Cover =>
  greaterCover(said, standOf(draft, fromId, targetId)?.cover ?? 'none');

/** Nothing helps or hinders. */
export const unhelped: Reasons = { helps: [], hinders: [] };

/** What helps and hinders an attack by where people stand: who is unseen, and foes close by (SRD 5.2.1, Unseen Attackers and Targets, Ranged Attacks in Close Combat). */
export function mapReasons(draft: Draft, { fromId, targetId, ranged }: { fromId: string; targetId: string; ranged: boolean }): Reasons {
  const stand = standOf(draft, fromId, targetId);
  if (stand === undefined) return unhelped;
  const [attacker, target] = [find(draft, fromId), find(draft, targetId)];
  const pressing = ranged ? foesBeside(draft, attacker).filter(({ id }) => id !== targetId) : [];
  return {
    helps: [
      ...(stand.seen ? [] : [`${target.name} does not see ${attacker.name}`]),
      ...(attacker.packTactics === true && allyAgainst(draft, attacker, target).allyNear === true ? ['Pack Tactics'] : []),
    ],
    hinders: [
      ...(stand.sees ? [] : [`${attacker.name} does not see ${target.name}`]),
      ...(pressing.some(({ hidden }) => !hidden) ? ['a foe within 5 feet'] : []),
    ],
  };
}

/** Whether two stand within 5 feet of each other, or no battle map tells that they do not. */
export function mayBeBeside(draft: Draft, oneId: string, otherId: string): boolean {
  const { field } = draft;
  if (find(draft, oneId).rides === otherId || !field) return true;
  const [one, other] = [oneId, otherId].map((id) => field.stands.find((each) => each.id === id));
  if (field.from === oneId) return !other || other.feet <= besideFeet;
  if (field.from === otherId) return !one || one.feet <= besideFeet;
  return !one || !other || other.beside.includes(oneId);
}

/** Foes who see somebody, can act, and stand beside them. */
function foesBeside({ field, combat }: Draft, { id, side }: Combatant): Combatant[] {
  const near = (field?.from === id ? field.stands : []).filter(({ feet, seen }) => seen && feet <= besideFeet);
  return combat.combatants.filter(
    (one) => near.some((stand) => stand.id === one.id) && !one.dead && isFoe(side, one.side) && !isIncapacitated(one),
  );
}

/** Refuses whom a player does not see; that says nothing of where they are. */
function checkSeen(draft: Draft, stand: Stand): void {
  if (draft.field?.binds === true && !stand.sees) throw new CombatRefusal(refuseCombat('outOfSight', { name: find(draft, stand.id).name }));
}

/**
 * How an attack reaches its target from where both stand; null where the battle map does not say, and for Dungeon Masters where it
 * does not reach. Refuses players what is out of sight or too far away.
 */
export function placedAttack(draft: Draft, fromId: string, targetId: string, attack: Attack): Reached | null {
  const stand = standOf(draft, fromId, targetId);
  if (stand === undefined) return null;
  checkSeen(draft, stand);
  const reached = attackReach(attack, stand.feet);
  if (reached === null && draft.field?.binds === true) throw new CombatRefusal(tooFar(draft, stand, attack.name));
  return reached;
}

const tooFar = (draft: Draft, { id, feet }: Stand, what: string) => refuseCombat('tooFarAway', { name: find(draft, id).name, feet, what });

/** Refuses players a target that is out of sight or further away than something reaches; null for what has no limit in feet. */
export function checkDistance(draft: Draft, fromId: string, targetId: string, { name, feet }: { name: string; feet: number | null }): void {
  const stand = standOf(draft, fromId, targetId);
  if (stand === undefined || draft.field?.isPlaced === true || draft.field?.binds !== true) return;
  checkSeen(draft, stand);
  if (feet !== null && stand.feet > feet) throw new CombatRefusal(tooFar(draft, stand, name));
}

/** Allies who could stand beside the target of an attack: of the same side, in sight, and able to act. */
function alliesAgainst({ combatants }: Pick<Combat, 'combatants'>, attacker: Combatant, target: Combatant): Combatant[] {
  return combatants.filter(
    (one) =>
      one.side === attacker.side && one.id !== attacker.id && one.id !== target.id && !one.hidden && !one.dead && !isIncapacitated(one),
  );
}

/**
 * Whether there is an ally who could stand beside the target of an attack, and whether one stands there. Without a battle map that is
 * known to the table alone, as it is of allies who do not stand on it; and a Dungeon Master may say otherwise.
 */
export function allyAgainst(draft: Draft, attacker: Combatant, target: Combatant): { ally: boolean; allyNear?: boolean } {
  const allies = alliesAgainst(draft.combat, attacker, target);
  const ally = allies.length > 0;
  const stand = standOf(draft, attacker.id, target.id);
  if (stand === undefined) return { ally };
  if (allies.some(({ id }) => stand.beside.includes(id))) return { ally, allyNear: true };
  const isSure = draft.field?.binds === true && allies.every(({ id }) => draft.field?.stands.some((each) => each.id === id));
  return isSure ? { ally, allyNear: false } : { ally };
}
