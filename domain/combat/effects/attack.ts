import { remember } from '#domain/combat/follow/happened.ts';
import { endEffectsBy, endNextAttackEffects, keepUp } from './active-effects.ts';
import { addedToAttack, armorClassNow, attackModes, criticalFrom, damageAdded, labelWith, marksOn } from './effect-modifiers.ts';
import type { AttackForm } from './effect-modifiers.ts';
import { afterAttackRoll } from './features/after-attack.ts';
import { thoseHere } from './features/away.ts';
import { strikeBack } from './features/strikes-back.ts';
import { strikesDouble } from './features/doubles.ts';
import { lessened, rollAddedDamage } from './features/added-damage.ts';
import { afterFailure } from '#domain/combat/after-failure.ts';
import { d20Of, damageLeft } from './standing-changes.ts';
import { rollDamage } from './roll-damage-parts.ts';
import { attackHits } from '#domain/dice/attack-hits.ts';
import type { Effect } from '#domain/rules/attack-data.ts';
import { attackReasons, conditionsOf, exhaustionPenaltyOf, isHelpless, isIncapacitated } from './condition.ts';
import { allyAgainst, coverAgainst, mapReasons, unhelped } from './placed.ts';
import { change, CombatRefusal, find, findLiving, note } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Draft, Failed, Guard } from '#domain/combat/draft.ts';
import { applyDamage } from './damage.ts';
import type { MasteryName } from '#domain/rules/weapon-terms.ts';
import type { DamageAmount } from './damage-amount.ts';
import { askSaves, rollSave } from './save-roll.ts';
import { controllerOf } from '#domain/combat/riding.ts';
import { halt } from './lay-effect.ts';
import { inflict } from './weapons/inflict.ts';
import { shiftTarget } from '#domain/combat/place/shift-target.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { coverBonus } from '#domain/rules/combat-terms.ts';
import type { Advantage, Cover, DamageType } from '#domain/rules/combat-terms.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import { d20Again, d20By, withoutHelp } from '#domain/dice/reasons.ts';
import type { Reasons } from '#domain/dice/reasons.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** Somebody who is alive and can act; refuses everybody else. A mount that is ridden has few actions, and all of its bonus actions. */
export function findActing(draft: Draft, id: string, takes: CombatStepNamed<'useActivity'>['used']['takes'] = 'action'): Combatant {
  const one = findLiving(draft, id);
  if (isIncapacitated(one)) throw new CombatRefusal(refuseCombat('cannotAct', { name: one.name }));
  if (takes !== 'bonusAction' && draft.combat.active === id && controllerOf(draft.combat, one))
    throw new CombatRefusal(refuseCombat('isControlled', { name: one.name }));
  return one;
}

/** Who attacks whom, and how. */
interface Meeting {
  attacker: Combatant;
  target: Combatant;
  close: boolean;
  form: AttackForm;
  /** What about the weapon or the distance helps or hinders it, by name. */
  helps?: readonly string[];
  hinders?: readonly string[];
  /** What a battle map tells of both. */
  onMap?: Reasons;
}

/** What helps and hinders an attack by the conditions and effects of both sides, the weapon and the situation. */
export function reasonsFor(
  { attacker, target, close, form, helps = [], hinders = [], onMap = unhelped }: Meeting,
  given: Advantage,
): Reasons {
  const modes = attackModes(attacker, target, form);
  const effects = { helps: [...modes.helps, ...helps, ...onMap.helps], hinders: [...modes.hinders, ...hinders, ...onMap.hinders] };
  return attackReasons({ attacker, target, close, ranged: form.ranged, given, effects });
}

interface AttackSetup extends Meeting {
  /** The attack or spell. */
  name: string;
  toHit: number;
  /** Types of its damage. */
  types: readonly DamageType[];
  /** Whether any advantage is given up. */
  withoutAdvantage?: boolean;
  /** Whether the d20 of a miss is rolled again. */
  again?: (missed: Roll) => boolean;
}

/** Rolls an attack against armor class and cover, with what conditions and effects of both sides give. */
export function rollToHit(
  draft: Draft,
  { attacker, target, name, toHit, close, form, types, helps, hinders, withoutAdvantage = false, again }: AttackSetup,
  { advantage: given, cover }: { advantage: Advantage; cover: Cover },
): { roll: Roll; advantage: Advantage; hit: boolean; critical: boolean; lessen: Guard['lessen']; onDouble: boolean } {
  const armorClass = armorClassNow(target);
  const against = armorClass + coverBonus[coverAgainst(draft, attacker.id, target.id, cover)];
  const added = addedToAttack(draft.dice, attacker, target, form);
  const onMap = mapReasons(draft, { fromId: attacker.id, targetId: target.id, ranged: form.ranged });
  const reasons = reasonsFor({ attacker, target, close, form, onMap, ...(helps && { helps }), ...(hinders && { hinders }) }, given);
  const d20 = d20By(withoutAdvantage ? withoutHelp(reasons) : reasons);
  const terms = {
    ...d20,
    modifier: toHit - exhaustionPenaltyOf(attacker) + added.amount,
    label: labelWith(`${attacker.name}: ${name} on ${target.name}`, added),
    against,
  };
  const first = rollD20(d20Of(draft.dice, attacker), terms);
  // One d20 falls again, whatever helped or hindered the first.
  const second = !attackHits(first, against) && again?.(first) === true ? rollD20(draft.dice, { ...terms, ...d20Again('plain') }) : first;
  const succeeds = (each: Roll) => attackHits(each, against);
  const anew: Failed['again'] = (how) => rollD20(draft.dice, { ...terms, ...d20Again(how) });
  const isLow = d20.advantage === 'disadvantage';
  const missed = { to: 'missed', id: attacker.id, name, roll: second, against, conditions: [], isLow, succeeds, again: anew } as const;
  const answered = afterFailure(draft, missed);
  const rolled = attackHits(answered, against);
  const struck = { attackerId: attacker.id, targetId: target.id, name, roll: answered, against, armorClass, form, types };
  const guard = rolled ? draft.reactions?.toHit(draft, struck) : undefined;
  const roll = guard?.roll ?? answered;
  const natural = naturalOf(roll) ?? 0;
  const met = rolled && guard?.misses !== true;
  const onDouble = met && strikesDouble(draft, find(draft, attacker.id), find(draft, target.id));
  const hit = met && !onDouble;
  const lessen = guard?.lessen ?? ((rolls: readonly DamageAmount[]) => [...rolls]);
  const { advantage } = d20;
  const critical = hit && (natural >= criticalFrom(attacker, form) || (close && isHelpless(target)));
  return { roll, advantage, hit, critical, lessen, onDouble };
}

/** Lets whoever was hurt answer; `before` is how they stood. */
export function answerHurt(draft: Draft, byId: string, targetId: string, before: Combatant): void {
  const { hitPoints, temporaryHitPoints } = find(draft, targetId);
  if (hitPoints + temporaryHitPoints < before.hitPoints + before.temporaryHitPoints) draft.reactions?.toDamage(draft, byId, targetId);
}

interface MadeAttack {
  attackerId: string;
  targetId: string;
  hit: boolean;
  critical: boolean;
  damageRolls: readonly DamageAmount[];
  form: AttackForm;
  /** The spell or feature by its id; `attack` for a weapon. */
  what: string;
  /** Who attacks with what, for the cards of dice. */
  label: string;
  /** Whether it knocks out whoever it would bring to 0 hit points. */
  knocksOut?: boolean;
  /** What whoever was hit makes of the damage. */
  lessen: Guard['lessen'];
  /** Of a hit with a weapon: names of what goes with it, and how its d20 fell. */
  open?: { riders: readonly string[]; advantage: Advantage };
}

/** What follows an attack roll: effects of one attack end, a hit deals its damage and what effects add to it. */
export function finishAttack(
  draft: Draft,
  { attackerId, targetId, hit, critical, damageRolls, form, what, label, lessen, open, knocksOut = false }: MadeAttack,
): void {
  const [attacker, target] = [find(draft, attackerId), find(draft, targetId)];
  const own = damageRolls[0]?.type ?? null;
  const added = hit && own !== null ? damageAdded(attacker, target, form) : [];
  endNextAttackEffects(draft, attackerId, 'attackRolls', targetId);
  endNextAttackEffects(draft, targetId, 'attacksAgainst', attackerId);
  endEffectsBy(draft, attackerId, 'attacking');
  keepUp(draft, attackerId);
  afterAttackRoll(draft, attackerId, targetId, hit);
  if (!hit) return;
  remember(draft, {
    by: attackerId,
    kind: 'hit',
    what,
    takes: null,
    targetId,
    critical,
    marks: marksOn(target, attackerId),
    ...(open && { hit: { form, type: own, ...open, riders: [...open.riders], ...allyAgainst(draft, attacker, target) } }),
  });
  const more = added.map(({ name, dice, type }) =>
    rollAddedDamage(draft, { dice, type: type ?? own ?? 'force' }, `${label}, ${name}`, critical),
  );
  const extra = more.flatMap((each) => each.rolls);
  if (extra.length > 0) note(draft, 'effect', { actorId: attackerId, name: added.map(({ name }) => name).join(', '), rolls: extra });
  const all = lessen(lessened([...damageRolls, ...more.flatMap((each) => each.damageRolls)]));
  if (all.length > 0) {
    applyDamage(draft, { actorId: attackerId, targetId, damageRolls: all, critical, knocksOut });
    answerHurt(draft, attackerId, targetId, target);
  }
  if (!form.ranged) strikeBack(draft, attackerId, targetId);
}

/** What the attack roll of a hit showed. */
export interface RolledHit {
  critical: boolean;
  /** The face of the d20. */
  natural: number;
}

/** What rides on an attack: it adds to the damage of a hit, and does the rest once that was dealt. */
export interface Riding {
  /** Whether the attack gives up any advantage for it. */
  withoutAdvantage: boolean;
  withDamage: (own: ReturnType<typeof rollDamage>, rolled: RolledHit) => ReturnType<typeof rollDamage>;
  /** Tells what was added, once the hit that it goes with is told. */
  tell: () => void;
  finish: (critical: boolean) => void;
  /** Whether the weapon's damage is rolled twice, and the better roll counts. */
  rollsTwice: boolean;
  /** Names of what was chosen. */
  names: readonly string[];
  /** The mastery that counts in place of the weapon's own; null where that counts. */
  mastery: MasteryName | null;
}

/** Nothing rides on the attack. */
export const alone = (): Riding => ({
  withoutAdvantage: false,
  withDamage: (own) => own,
  tell: () => undefined,
  finish: () => undefined,
  rollsTwice: false,
  names: [],
  mastery: null,
});

/** Whether one is charmed by the other and so may not attack them. */
export function isCharmedBy(one: Combatant, other: Combatant): boolean {
  return conditionsOf(one).includes('charmed') && one.conditions.some((each) => each.name === 'charmed' && each.from === other.id);
}

/** Half of each kind of damage, rounded down. */
export function halved(damageRolls: readonly DamageAmount[]): DamageAmount[] {
  return damageRolls.map((each) => ({ ...each, amount: Math.floor(each.amount / 2) }));
}

/** Something everybody named saves against: full damage and its condition or halt on a failure, half or nothing otherwise. */
export function resolveSaveEffect(draft: Draft, actorId: string | null, effect: Effect, targetIds: readonly string[], cover: Cover): void {
  const targets = thoseHere(draft, [...new Set(targetIds)]).map((id) => find(draft, id));
  const by = actorId === null ? null : findActing(draft, actorId);
  const { damageRolls: rolled, rolls } = rollDamage(draft, effect.damage, by ? `${by.name}: ${effect.name}` : effect.name, false);
  note(draft, 'effect', { actorId, name: effect.name, rolls });
  const isDealt = by !== null && rolled.length > 0;
  const damageRolls = isDealt ? (draft.reactions?.toDealing(draft, by.id, effect.name, rolled) ?? rolled) : rolled;
  const { ability, dc, name, onSave, inflicts } = effect;
  const conditions = inflicts && inflicts.save === null ? [inflicts.condition] : [];
  const coverOf = (id: string) => (actorId === null ? cover : coverAgainst(draft, actorId, id, cover));
  const saves = targets.map(({ id }) => ({ targetId: id, ability, dc, cover: coverOf(id), cause: name, byId: actorId, conditions }));
  const asked = askSaves(draft, saves);
  for (const save of saves) {
    const id = save.targetId;
    const saved = rollSave(draft, save, asked);
    const left = damageLeft(find(draft, id), { ability, onSave, made: saved });
    const taken = left === 'half' ? halved(damageRolls) : damageRolls;
    if (damageRolls.length > 0 && left !== 'none') applyDamage(draft, { actorId, targetId: id, damageRolls: taken, critical: false });
    if (!saved && inflicts) inflict(draft, inflicts, { name, from: actorId, targetId: id, failed: { ability, dc } });
    if (!saved && effect.halts === true) halt(draft, name, actorId, id);
    if (!saved) shiftTarget(draft, actorId, id, effect.shifts);
  }
}

/** An effect of somebody's own: refuses while it has not come back, and takes the whole turn. */
export function useAbility(draft: Draft, { actorId, effect: name, targetIds, cover }: CombatStepNamed<'use'>): void {
  const user = findActing(draft, actorId);
  const effect = user.effects.find((each) => each.name === name);
  if (!effect) throw new CombatRefusal(refuseCombat('hasNoEffect', { name: user.name }));
  if (targetIds.length === 0) throw new CombatRefusal(refuseCombat('noTarget', {}));
  if (user.spent.includes(name)) throw new CombatRefusal(refuseCombat('cannotUseYet', { name: user.name, effect: name }));
  resolveSaveEffect(draft, actorId, effect, targetIds, cover);
  if (effect.recharge !== null) change(draft, actorId, { spent: [...user.spent, name] });
  const { combat } = draft;
  if (combat.active !== actorId) return;
  // What belongs to a Multiattack leaves its attacks, and is used once in it.
  draft.combat =
    effect.inMultiattack === true
      ? { ...combat, usedThisTurn: [...combat.usedThisTurn, `${actorId} ${name}`] }
      : { ...combat, attacksMade: Math.max(combat.attacksMade, user.attacksPerTurn) };
}
