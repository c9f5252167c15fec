import { CombatRefusal, find, findLiving, note } from '#domain/combat/draft.ts';
import { shiftTarget } from '#domain/combat/place/shift-target.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import type { Attack, Damage } from '#domain/rules/attack-data.ts';
import type { Advantage, Cover } from '#domain/rules/combat-terms.ts';
import { alone, findActing, finishAttack, isCharmedBy, reasonsFor, rollToHit } from './attack.ts';
import { thoseHere } from './features/away.ts';
import { meetWard } from './features/ward.ts';
import { inflict } from './weapons/inflict.ts';
import type { Riding } from './attack.ts';
import { damageInCase, favouredBy } from './weapons/attack-cases.ts';
import type { AttackForm } from './effect-modifiers.ts';
import { mapReasons, placedAttack } from './placed.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import type { Reasons } from '#domain/dice/reasons.ts';
import { hasTrait } from './standing-changes.ts';
import type { MasteryName } from '#domain/rules/weapon-terms.ts';
import { applyMastery } from './mastery.ts';
import { rollDamage } from './roll-damage-parts.ts';
import { countAttack } from './weapons/two-weapons.ts';
import { useWeapon } from './weapons/weapon-use.ts';
import type { WeaponUse } from './weapons/weapon-use.ts';

/** One attack of a weapon on one target: what is rolled, without what it costs. */
interface Strike extends WeaponUse {
  attackerId: string;
  targetId: string;
  attack: Attack;
  situation: { advantage: Advantage; cover: Cover };
  /** What gives it advantage by its own words. */
  helps: readonly string[];
  /** What goes with the hit. */
  riding: Riding;
  /** Whether it knocks out whoever it would bring to 0 hit points. */
  knocksOut: boolean;
}

/** Whether a weapon is swung with both hands: one that needs them, or a versatile one with the dice of both. */
function isHeldInBoth({ weapon }: Attack, damage: readonly Damage[]): boolean {
  return weapon?.properties.includes('two-handed') === true || (weapon?.hands !== undefined && damage[0]?.dice === weapon.hands.two);
}

/** How much hit points and temporary ones somebody has. */
const bodyOf = ({ hitPoints, temporaryHitPoints }: Combatant) => hitPoints + temporaryHitPoints;

/** Rolls one attack, deals its damage and brings what it inflicts; says whether it hit, whether that hurt, and whether a double was struck. */
function strike(
  draft: Draft,
  { attackerId, targetId, attack, damage, situation, riding, ...use }: Strike,
): { hit: boolean; hurt: boolean; onDouble: boolean } {
  const { form } = use;
  const [attacker, target] = [find(draft, attackerId), find(draft, targetId)];
  const types = damage.map(({ type }) => type);
  const toHit = attack.toHit + use.bonus;
  const setup = { attacker, target, name: attack.name, toHit, types, withoutAdvantage: riding.withoutAdvantage, ...use };
  const { roll, advantage, hit, critical, lessen, onDouble } = rollToHit(draft, setup, situation);
  const label = `${attacker.name}: ${attack.name}`;
  const raisesLow = hasTrait(attacker, 'Great Weapon Fighting') && isHeldInBoth(attack, damage) && !form.ranged;
  const dealt = damageInCase(attack, damage, { attacker, target }, advantage === 'advantage');
  const rollOwn = () => rollDamage(draft, dealt, label, critical, raisesLow);
  const own = !hit ? { damageRolls: [], rolls: [] } : riding.rollsTwice ? better(rollOwn(), rollOwn()) : rollOwn();
  const { damageRolls, rolls } = hit ? riding.withDamage(own, { critical, natural: naturalOf(roll) ?? 0 }) : own;
  const outcome = critical ? 'critical' : hit ? 'hit' : 'miss';
  note(draft, 'attack', {
    actorId: attackerId,
    targetId,
    name: attack.name,
    outcome,
    rolls: [roll, ...rolls.filter(({ faces }) => faces.length > 0)],
  });
  riding.tell();
  finishAttack(draft, {
    attackerId,
    targetId,
    hit,
    critical,
    damageRolls,
    form,
    what: 'attack',
    label,
    knocksOut: use.knocksOut,
    lessen,
    open: { riders: riding.names, advantage },
  });
  const after = find(draft, targetId);
  const hurt = after.dead || bodyOf(after) < bodyOf(target);
  if (hit && attack.inflicts) inflict(draft, attack.inflicts, { name: attack.name, from: attackerId, targetId, failed: null });
  if (hit) shiftTarget(draft, attackerId, targetId, attack.shifts);
  if (hit) riding.finish(critical);
  return { hit, hurt, onDouble };
}

/** The higher of two rolls of the same damage; the dice of both are shown. */
function better(one: ReturnType<typeof rollDamage>, other: ReturnType<typeof rollDamage>): ReturnType<typeof rollDamage> {
  const sum = ({ damageRolls }: typeof one) => damageRolls.reduce((total, { amount }) => total + amount, 0);
  const { damageRolls } = sum(other) > sum(one) ? other : one;
  return { damageRolls, rolls: [...one.rolls, ...other.rolls] };
}

/** Refuses targets that somebody will not or cannot attack. */
function checkTarget(attacker: Combatant, target: Combatant): void {
  if (attacker.id === target.id) throw new CombatRefusal(refuseCombat('cannotAttackThemselves', { name: attacker.name }));
  if (isCharmedBy(attacker, target)) throw new CombatRefusal(refuseCombat('isCharmed', { name: attacker.name, other: target.name }));
}

/**
 * An attack roll against armor class and cover, with what the mastery of the weapon adds. A natural 20 hits and is critical, a natural
 * 1 misses; a hit from within 5 feet on the helpless is critical. Refuses attackers who cannot act, who attack themselves, or who are
 * charmed by the target.
 */
export function rollAttack(draft: Draft, step: CombatStepNamed<'attack'>, rides: Rides = alone): void {
  const attacker = findActing(draft, step.actorId);
  attackWith(draft, step, rides, (attack) => {
    const met = meetWard(draft, attacker.id, step.targetId);
    if (met !== 'choose') countAttack(draft, attacker, attack);
    return met === 'passes';
  });
}

/** What was chosen to go with an attack, by its kind and what helps and hinders it. */
type Rides = (form: AttackForm, reasons: Reasons) => Riding;

/** What of an attack step says how one attack is made. */
type OneAttack = Omit<CombatStepNamed<'attack'>, 'name' | 'riders'> & {
  /** The attack as something else has it made; as it is where it is left out. */
  made?: Attack;
};

/** One attack with a weapon as above, which costs what `pays` takes, nothing of the turn where a feature gives it; that says whether it goes on. */
export function attackWith(draft: Draft, step: OneAttack, rides: Rides, pays: (attack: Attack) => boolean): void {
  const attacker = findActing(draft, step.actorId);
  const target = findLiving(draft, step.targetId);
  thoseHere(draft, [target.id]);
  const attack = step.made ?? attacker.attacks.find((each) => each.name === step.attack);
  if (!attack) throw new CombatRefusal(refuseCombat('hasNoAttack', { name: attacker.name }));
  checkTarget(attacker, target);
  const mastery = step.plain === true ? null : (attack.weapon?.mastery ?? null);
  const second = step.cleaveId === undefined ? null : cleaveTarget(draft, attacker, target, step.cleaveId, mastery);
  const reached = placedAttack(draft, attacker.id, target.id, attack);
  if (second !== null) placedAttack(draft, attacker.id, second.id, attack);
  const used = {
    ...useWeapon(draft, attacker, attack, reached === null ? step : { ...step, ...reached }),
    helps: favouredBy(attack, { attacker, target }),
  };
  if (step.knockOut === true && used.form.ranged) throw new CombatRefusal(refuseCombat('knockOutFar', {}));
  if (!pays(attack)) return;
  const onMap = mapReasons(draft, { fromId: attacker.id, targetId: target.id, ranged: used.form.ranged });
  const riding = rides(used.form, reasonsFor({ attacker, target, ...used, onMap }, step.advantage));
  const weapon = masteredOtherwise(attacker, attack, mastery, riding.mastery, second !== null);
  const made: Strike = {
    attackerId: attacker.id,
    targetId: target.id,
    attack,
    ...used,
    situation: step,
    riding,
    knocksOut: step.knockOut === true,
  };
  const result = strike(draft, made);
  if (weapon && mastery !== null && !result.onDouble) {
    applyMastery(draft, {
      attackerId: attacker.id,
      targetId: target.id,
      weapon,
      ...result,
      type: used.damage[0]?.type ?? null,
      knocksOut: made.knocksOut,
    });
  }
  if (result.hit && second !== null && !find(draft, attacker.id).dead) cleave(draft, made, second);
}

/**
 * The weapon with the mastery that counts for one attack: its own, or the one that stands in for it. Refuses to put another in the place
 * of one that is not known or is used otherwise.
 */
function masteredOtherwise(
  { name }: Combatant,
  { name: attack, weapon }: Attack,
  own: MasteryName | null,
  other: MasteryName | null,
  cleaves: boolean,
): Attack['weapon'] {
  if (other === null) return weapon;
  if (cleaves) throw new CombatRefusal(refuseCombat('cleaveOther', {}));
  if (!weapon || own === null) throw new CombatRefusal(refuseCombat('knowsNoMastery', { name, attack }));
  return { ...weapon, mastery: other };
}

/** Whom a weapon may strike besides its target (SRD 5.2.1, Cleave). Refuses other weapons, and a second time in a turn. */
function cleaveTarget(draft: Draft, attacker: Combatant, target: Combatant, id: string, mastery: string | null): Combatant {
  const second = findLiving(draft, id);
  if (mastery !== 'cleave' || second.id === target.id) throw new CombatRefusal(refuseCombat('cleaveOther', {}));
  checkTarget(attacker, second);
  if (draft.combat.usedThisTurn.includes(`${attacker.id} cleave`))
    throw new CombatRefusal(refuseCombat('cleaveTwice', { name: attacker.name }));
  return second;
}

/** The attack on the second target: without the ability modifier, unless that takes away. What helped against the first does not count. */
function cleave(draft: Draft, made: Strike, second: Combatant): void {
  const modifier = made.attack.weapon?.modifier ?? 0;
  const [own, ...rest] = made.damage;
  const damage = own && modifier > 0 ? [{ ...own, dice: `${own.dice}-${modifier}` }, ...rest] : made.damage;
  draft.combat = { ...draft.combat, usedThisTurn: [...draft.combat.usedThisTurn, `${made.attackerId} cleave`] };
  note(draft, 'mastery', { actorId: made.attackerId, targetId: second.id, name: 'cleave' });
  strike(draft, { ...made, targetId: second.id, damage, situation: { advantage: 'none', cover: 'none' }, riding: alone() });
}
