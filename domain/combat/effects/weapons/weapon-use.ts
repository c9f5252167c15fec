import { change, CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { munitionOf } from '#domain/character/sheet/munition.ts';
import type { Attack, Damage } from '#domain/rules/attack-data.ts';
import { isHeldBy } from '#domain/combat/effects/condition.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { AttackForm } from '#domain/combat/effects/effect-modifiers.ts';

/** What is chosen about a weapon for one attack. */
interface Handling {
  close?: boolean | undefined;
  long?: boolean | undefined;
  hands?: 'one' | 'two' | undefined;
  damageType?: DamageType | undefined;
}

/** How a weapon is used for one attack, by its properties and what was chosen. */
export interface WeaponUse {
  close: boolean;
  form: AttackForm;
  /** What about the weapon or the distance gives disadvantage, by name: long range, a weapon that is too heavy. */
  hinders: readonly string[];
  damage: readonly Damage[];
  /** What magic ammunition adds to the attack; its damage has it already. */
  bonus: number;
}

const neighbouring = 5;

/** How often something of an attacker was shot or thrown and not taken up again. */
function shotsOf({ shots }: Pick<Combatant, 'shots'>, itemId: string): number {
  return shots.find((each) => each.itemId === itemId)?.count ?? 0;
}

function addShot(draft: Draft, id: string, itemId: string): void {
  const one = find(draft, id);
  const others = one.shots.filter((each) => each.itemId !== itemId);
  change(draft, id, { shots: [...others, { itemId, count: shotsOf(one, itemId) + 1 }] });
}

/** Refuses targets that a weapon does not reach: no farther than its reach by hand, and no long range where it has none. */
function checkReach(attack: Attack, close: boolean, long: boolean): void {
  const far = long ? typeof attack.range?.long !== 'number' : !close && attack.kind === 'melee' && (attack.reach ?? 0) <= neighbouring;
  if (far) throw new CombatRefusal(refuseCombat('outOfReach', { attack: attack.name }));
}

/** The dice of the weapon in one hand or both (SRD 5.2.1, Versatile). */
function damageWith({ name, damage, weapon }: Attack, hands: 'one' | 'two' | undefined): readonly Damage[] {
  if (hands === undefined) return damage;
  if (!weapon?.hands) throw new CombatRefusal(refuseCombat('notVersatile', { attack: name }));
  const [own, ...rest] = damage;
  return own ? [{ ...own, dice: weapon.hands[hands] }, ...rest] : damage;
}

/** Damage of the type that was chosen; refuses one that the weapon does not deal. */
function withType({ name, types = [] }: Attack, [own, ...rest]: readonly Damage[], type: DamageType | undefined): readonly Damage[] {
  if (!own || type === undefined || type === own.type) return own ? [own, ...rest] : rest;
  if (!types.includes(type)) throw new CombatRefusal(refuseCombat('notThatDamage', { attack: name, type }));
  return [{ ...own, type }, ...rest];
}

/** Whom somebody holds with a hand. */
const heldInHand = ({ combat }: Draft, id: string): Combatant | undefined => combat.combatants.find((one) => isHeldBy(one, id));

/** Refuses a weapon for both hands while one of them holds a shield or somebody (SRD 5.2.1, Two-Handed and Grappling). */
function checkHands({ name }: Combatant, attack: Attack, { hands }: Handling, held: Combatant | undefined): void {
  const { weapon } = attack;
  if (held && (weapon?.properties.includes('two-handed') === true || hands === 'two'))
    throw new CombatRefusal(refuseCombat('handHolds', { name, attack: attack.name, other: held.name }));
  if (weapon?.shield !== undefined)
    throw new CombatRefusal(refuseCombat('handsFull', { name, attack: attack.name, shield: weapon.shield }));
}

/** Spends one piece of ammunition (SRD 5.2.1, Ammunition) and returns its bonus; refuses where there is none. */
function shoot(draft: Draft, { id, name, ammunition }: Combatant, attack: Attack): number {
  const kind = attack.weapon?.ammunition;
  if (kind === undefined) return 0;
  const used = ammunition.find(({ item, left }) => munitionOf(item) === kind && left > 0);
  if (!used) throw new CombatRefusal(refuseCombat('noAmmunition', { name, attack: attack.name }));
  change(draft, id, { ammunition: ammunition.map((each) => (each === used ? { ...each, left: each.left - 1 } : each)) });
  addShot(draft, id, used.item.id);
  return used.item.bonus;
}

/** Damage with what magic ammunition adds to the weapon's own. */
function withBonus([own, ...rest]: readonly Damage[], bonus: number): readonly Damage[] {
  return own && bonus > 0 ? [{ ...own, dice: `${own.dice}+${bonus}` }, ...rest] : own ? [own, ...rest] : rest;
}

/** Throws one of the weapons (SRD 5.2.1, Thrown); refuses where all have been thrown. */
function handle(draft: Draft, one: Combatant, { name: attack, weapon }: Attack, thrown: boolean): void {
  if (weapon?.carried === undefined || weapon.itemId === null) return;
  if (shotsOf(one, weapon.itemId) >= weapon.carried) throw new CombatRefusal(refuseCombat('allThrown', { name: one.name, attack }));
  if (thrown) addShot(draft, one.id, weapon.itemId);
}

/** Refuses a second shot with what takes time to load (SRD 5.2.1, Loading). */
function checkLoaded({ combat }: Draft, { id, name, attacksPerTurn }: Combatant, attack: Attack): void {
  if (attack.weapon?.properties.includes('loading') !== true || combat.active !== id) return;
  const shots = combat.attackedWith.filter((each) => each === attack.name).length;
  const actions = Math.floor(combat.attacksMade / attacksPerTurn);
  if (shots > actions) throw new CombatRefusal(refuseCombat('mustLoad', { name, attack: attack.name }));
}

/** Readies a weapon for one attack: spends what it shoots or throws, and refuses what its properties do not allow. */
export function useWeapon(draft: Draft, attacker: Combatant, attack: Attack, step: Handling): WeaponUse {
  const long = step.long === true;
  const close = !long && (step.close ?? attack.kind !== 'ranged');
  checkReach(attack, close, long);
  checkLoaded(draft, attacker, attack);
  const held = heldInHand(draft, attacker.id);
  checkHands(attacker, attack, step, held);
  const hands = held && attack.weapon?.hands ? 'one' : step.hands;
  const damage = withType(attack, damageWith(attack, hands), step.damageType);
  const thrown = attack.kind === 'either' && !close;
  const bonus = shoot(draft, attacker, attack);
  handle(draft, attacker, attack, thrown);
  const { ability, finesse, unarmed } = attack;
  const { itemId, pact } = attack.weapon ?? {};
  const form = { ranged: attack.kind === 'ranged' || thrown, spell: false, ability, finesse, unarmed, pact, itemId };
  const hinders = [...(long ? ['long range'] : []), ...(attack.weapon?.unwieldy === true ? ['Heavy weapon'] : [])];
  return { close, form, hinders, damage: withBonus(damage, bonus), bonus };
}

/** How many pieces of one kind can be found again: half of what was shot, rounded down (SRD 5.2.1, Ammunition). */
const foundOf = (one: Combatant, itemId: string): number => Math.floor(shotsOf(one, itemId) / 2);

/** Gives back what can be found again of what somebody shot, and says how many pieces. */
export function findAmmunition(draft: Draft, id: string): number {
  const one = find(draft, id);
  const ammunition = one.ammunition.map((each) => ({ ...each, left: each.left + foundOf(one, each.item.id) }));
  change(draft, id, { ammunition, shots: [] });
  return one.ammunition.reduce((sum, { item }) => sum + foundOf(one, item.id), 0);
}

/** Somebody whose fight goes on after all, without what was found again when it ended. */
export function withoutFound(one: Combatant): Combatant {
  if (one.shots.length === 0) return one;
  return { ...one, ammunition: one.ammunition.map((each) => ({ ...each, left: Math.max(0, each.left - foundOf(one, each.item.id)) })) };
}
