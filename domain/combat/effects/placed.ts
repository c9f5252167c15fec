import { isIncapacitated } from './condition.ts';
import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import { isFoe } from '#domain/combat/sides.ts';
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
export const greaterCover = (one: Cover, other: Cover): Cover => (covers.indexOf(one) > covers.indexOf(other) ? one : other);

/** The cover of a target: what was said, or what the battle map knows, whichever is more. */
export const coverAgainst = (draft: Draft, fromId: string, targetId: string, said: Cover): Cover =>
  greaterCover(said, standOf(draft, fromId, targetId)?.cover ?? 'none');

/** Whether being unseen helps or hinders an attack (SRD 5.2.1, Unseen Attackers and Targets), as far as the battle map knows. */
export function sightModes(draft: Draft, fromId: string, targetId: string): { helps: boolean; hinders: boolean } {
  const stand = standOf(draft, fromId, targetId);
  return { helps: stand?.seen === false, hinders: stand?.sees === false };
}

/** Whether a foe who sees them and can act stands beside whoever takes the step (SRD 5.2.1, Ranged Attacks in Close Combat). */
export function isPressed(draft: Draft, fromId: string): boolean {
  if (draft.field?.from !== fromId) return false;
  const { side } = find(draft, fromId);
  return draft.field.stands.some(({ id, feet, seen }) => {
    const other = draft.combat.combatants.find((one) => one.id === id);
    return other !== undefined && seen && feet <= besideFeet && !other.dead && isFoe(side, other.side) && !isIncapacitated(other);
  });
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
