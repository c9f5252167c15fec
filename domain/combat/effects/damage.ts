import { unattuned } from '#domain/character/inventory/curse.ts';
import type { DamageAmount } from './damage-amount.ts';
import { endConcentration, endConditionsHeldBy, endEffectsByState, knockProne } from './apply-condition.ts';
import type { FailedBy } from '#domain/combat/follow/failed-by.ts';
import { endGrapplesBy } from './end-grapples.ts';
import { endByHarm, sharingWith } from './features/ended-by-others.ts';
import { endEffectsBy } from './active-effects.ts';
import { damageLessened, isForbidden, meetsDamage } from './effect-modifiers.ts';
import { bringTo, knockOut } from './weapons/knock-out.ts';
import { resistsEverything } from './condition.ts';
import { change, CombatRefusal, find, findLiving, note } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { hasTrait } from './standing-changes.ts';
import { rollSave, saveOnDamage } from './save-roll.ts';
import { isFoe } from '#domain/combat/sides.ts';
import { isDown } from '#domain/combat/state.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { damageMet } from '#domain/rules/damage-met.ts';
import { listText } from '#domain/text/list-text.ts';

/** Whether somebody has resistance to damage of a type now. */
export const resists = (target: Combatant, type: DamageType): boolean =>
  target.resistances.includes(type) || resistsEverything(target) || meetsDamage(target, 'resistance', type);

const bodily: readonly DamageType[] = ['bludgeoning', 'piercing', 'slashing'];
/** Whether no resistance lessens damage of a type that somebody deals (SRD 5.2.1, Boon of Irresistible Offense). */
const overcomes = (by: Combatant | undefined, type: DamageType): boolean =>
  by !== undefined && bodily.includes(type) && hasTrait(by, 'Boon of Irresistible Offense');

/** The damage that is taken: none with immunity, half with resistance (rounded down), double with vulnerability. */
export function damageTaken(target: Combatant, { amount, type }: DamageAmount, by?: Combatant): number {
  if (type === null) return amount;
  return damageMet(amount, {
    isImmune: target.immunities.includes(type) || meetsDamage(target, 'immunity', type),
    resists: resists(target, type) && !overcomes(by, type),
    isVulnerable: target.vulnerabilities.includes(type) || meetsDamage(target, 'vulnerability', type),
  });
}

/** Somebody dies: nothing is left of hit points and concentration. */
export function die(draft: Draft, id: string): void {
  change(draft, id, { dead: true, hitPoints: 0, temporaryHitPoints: 0, stable: false });
  note(draft, find(draft, id).isObject === true ? 'destroyed' : 'died', { targetId: id });
  endEffectsByState(draft, id);
  endConcentration(draft, id);
  endGrapplesBy(draft, id);
  endConditionsHeldBy(draft, id);
}

function dropToZero(draft: Draft, target: Combatant, overflow: number): void {
  if (target.kind === 'npc' || overflow >= target.maxHitPoints) return die(draft, target.id);
  if (target.kind === 'hero' && draft.reactions?.toFalling(draft, target.id) === true) return;
  change(draft, target.id, { hitPoints: 0, deathSaves: { successes: 0, failures: 0 }, stable: false });
  note(draft, 'fell', { targetId: target.id });
  knockProne(draft, target.id, null);
  endConcentration(draft, target.id);
  endGrapplesBy(draft, target.id);
}

/** Adds failed death saves, and notes by what those failed that no roll says; the third is death. */
export function failDeathSaves(draft: Draft, target: Combatant, count: number, by: FailedBy | null): void {
  const failures = Math.min(3, target.deathSaves.failures + count);
  if (by !== null) note(draft, 'deathSavesFailed', { targetId: target.id, name: by, amount: failures });
  change(draft, target.id, { stable: false, deathSaves: { successes: target.stable ? 0 : target.deathSaves.successes, failures } });
  if (failures === 3) die(draft, target.id);
}

/**
 * Takes what temporary hit points did not absorb from the hit points. At 0 hit points it counts as failed death saves. `knockedOutBy`
 * spares whoever it would bring there.
 */
function reduceHitPoints(draft: Draft, target: Combatant, through: number, critical: boolean, knockedOutBy: string | null): void {
  if (through === 0) return;
  if (!isDown(target)) {
    const left = target.hitPoints - through;
    if (left > 0) change(draft, target.id, { hitPoints: left });
    else if (knockedOutBy !== null) knockOut(draft, target.id, knockedOutBy);
    else dropToZero(draft, target, -left);
  } else if (through >= target.maxHitPoints) failDeathSaves(draft, target, 3, 'maximum');
  else failDeathSaves(draft, target, critical ? 2 : 1, critical ? 'critical' : 'damage');
}

/** Whether two stand within 10 feet of each other as far as a battle map tells it. */
const areNear = ({ field }: Draft, oneId: string, otherId: string): boolean =>
  field?.stands.some(({ id, near = [] }) => (id === oneId && near.includes(otherId)) || (id === otherId && near.includes(oneId))) === true;

/**
 * Gives temporary hit points by the blessing of a fiend to whoever brings an enemy to 0 hit points, and to those near whom somebody else
 * does so (SRD 5.2.1, Dark One’s Blessing). Where no battle map tells who is near, they take them by hand.
 */
function blessFor(draft: Draft, actorId: string, enemy: Combatant): void {
  for (const { id, dead, side, features } of draft.combat.combatants) {
    const blessing = features?.features.find(({ name }) => name === 'Dark One’s Blessing');
    if (!features || !blessing || dead || !isFoe(side, enemy.side)) continue;
    if (id === actorId || areNear(draft, id, enemy.id))
      giveTemporary(draft, id, Math.max(1, (features.values['charisma'] ?? 0) + blessing.level));
  }
}

/** On what concentration is kept whatever the damage (SRD 5.2.1, Relentless Hunter). */
const huntersMark = "Hunter's Mark";

interface DamageEvent {
  actorId: string | null;
  targetId: string;
  damageRolls: readonly DamageAmount[];
  critical: boolean;
  /** The feature whose effects it does not end. */
  spares?: string;
  /** Whether it knocks out whoever it would bring to 0 hit points. */
  knocksOut?: boolean;
  /** Whether it is what somebody takes along with another, which nobody takes along with them. */
  isShared?: true;
}

/**
 * Damage of one source: resistances first, then temporary hit points, then hit points. A hero at 0 falls unconscious, and dies at
 * once when the rest equals the maximum. Concentration needs a save against half the damage, from 10 to 30.
 */
export function applyDamage(draft: Draft, event: DamageEvent): void {
  const { actorId, targetId, damageRolls, critical, spares, knocksOut = false } = event;
  findLiving(draft, targetId);
  draft.reactions?.toTaking(draft, { byId: actorId, targetId, rolls: damageRolls });
  const target = find(draft, targetId);
  const by = draft.combat.combatants.find(({ id }) => id === actorId);
  const { amount: lessened } = damageLessened(
    draft.dice,
    target,
    damageRolls.map(({ type }) => type),
  );
  const total = Math.max(0, damageRolls.reduce((sum, damageRoll) => sum + damageTaken(target, damageRoll, by), 0) - lessened);
  const types = listText([...new Set(damageRolls.flatMap(({ type }) => type ?? []))]);
  note(draft, 'damage', { actorId, targetId, name: types, amount: total });
  if (total === 0) return;
  const absorbed = Math.min(total, target.temporaryHitPoints);
  const damagedBy =
    actorId === null || actorId === targetId ? target.damagedBy : [actorId, ...target.damagedBy.filter((id) => id !== actorId)];
  change(draft, targetId, { temporaryHitPoints: target.temporaryHitPoints - absorbed, damagedBy });
  reduceHitPoints(draft, find(draft, targetId), total - absorbed, critical, knocksOut ? actorId : null);
  if (actorId !== null && target.hitPoints > 0 && find(draft, targetId).hitPoints === 0) blessFor(draft, actorId, target);
  if (!find(draft, targetId).dead) {
    endEffectsBy(draft, targetId, 'damage', spares);
    saveOnDamage(draft, targetId);
  }
  if (actorId !== null) endByHarm(draft, actorId, targetId);
  keepConcentration(draft, targetId, total);
  if (event.isShared === true) return;
  for (const id of sharingWith(draft, targetId)) {
    applyDamage(draft, { actorId, targetId: id, damageRolls: [{ amount: total, type: null }], critical: false, isShared: true });
  }
}

/** Has whoever concentrates save against damage, or lose what they concentrate on. */
function keepConcentration(draft: Draft, targetId: string, total: number): void {
  const target = find(draft, targetId);
  const { dead, concentration } = target;
  if (dead || concentration === null || (concentration === huntersMark && hasTrait(target, 'Relentless Hunter'))) return;
  const dc = Math.min(30, Math.max(10, Math.floor(total / 2)));
  if (!rollSave(draft, { targetId, ability: 'constitution', dc, cover: 'none', cause: 'concentration' })) endConcentration(draft, targetId);
}

/** Gives hit points back, up to the maximum; a hero at 0 comes to, and lies prone until they stand up. */
export function heal(draft: Draft, targetId: string, amount: number): void {
  const target = findLiving(draft, targetId);
  if (isForbidden(target, 'regainHitPoints')) return note(draft, 'heal', { targetId, amount: 0 });
  const healed = Math.min(amount, target.maxHitPoints - target.hitPoints);
  const hitPoints = target.hitPoints + healed;
  const afresh = hitPoints > 0 ? { deathSaves: { successes: 0, failures: 0 }, stable: false } : {};
  change(draft, targetId, { hitPoints, ...afresh });
  note(draft, 'heal', { targetId, amount: healed });
  if (healed > 0) bringTo(draft, targetId);
}

/** Temporary hit points do not add up: the larger number stays. */
export function giveTemporary(draft: Draft, targetId: string, amount: number): void {
  const target = findLiving(draft, targetId);
  change(draft, targetId, { temporaryHitPoints: Math.max(target.temporaryHitPoints, amount) });
  note(draft, 'temporary', { targetId, amount });
}

/** Ends the dying of a hero at 0 hit points without waking them. */
export function stabilize(draft: Draft, targetId: string): void {
  const target = findLiving(draft, targetId);
  if (!isDown(target)) throw new CombatRefusal(refuseCombat('isNotDying', { name: target.name }));
  change(draft, targetId, { stable: true, deathSaves: { successes: 0, failures: 0 } });
  note(draft, 'stable', { targetId });
}

/**
 * Brings the dead back, free of what they had but exhaustion, of which a level goes; they are attuned to nothing any more (SRD 5.2.1, Dead).
 * Refuses for the living.
 */
export function revive(draft: Draft, targetId: string, amount: number): void {
  const target = find(draft, targetId);
  if (!target.dead) throw new CombatRefusal(refuseCombat('isNotDead', { name: target.name }));
  const hitPoints = Math.min(amount, target.maxHitPoints);
  const items = target.items.map((each) => (each.item.attuned ? { ...each, item: unattuned(each.item) } : each));
  const conditions = target.conditions.flatMap((each) =>
    each.name === 'exhaustion' && each.level > 1 ? [{ ...each, level: each.level - 1 }] : [],
  );
  change(draft, targetId, { dead: false, hitPoints, deathSaves: { successes: 0, failures: 0 }, conditions, items });
  note(draft, 'revived', { targetId, amount: hitPoints });
}
