import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import { isForbidden } from '#domain/combat/effects/effect-modifiers.ts';
import { alone } from '#domain/combat/effects/attack.ts';
import { attackWith } from '#domain/combat/effects/weapon-attack.ts';
import { calledBy } from '#domain/combat/commanded.ts';
import { change, CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import type { Attack } from '#domain/rules/attack-data.ts';
import type { Casting } from './caster.ts';
import type { ActivityOf, OneUse } from './one-use.ts';

/** The attack that is meant: the one that is named, else the weapon that was used in this turn, else the first that fits. */
function attackMeant({ attacks }: Combatant, ranged: boolean, choice: string | null, attackedWith: readonly string[]): Attack | undefined {
  const fitting = attacks.filter(({ kind }) => kind === 'either' || (kind === 'ranged') === ranged);
  return (
    fitting.find(({ name }) => name === choice) ??
    fitting.find(({ name }) => name === attackedWith.at(-1)) ??
    fitting.find(({ unarmed }) => unarmed !== true) ??
    fitting[0]
  );
}

/** Who strikes in the place of whoever called them, with its own reaction where it is asked for; refuses where nobody can. */
function strikerOf(draft: Draft, id: string, withReaction: boolean): Combatant {
  const { name } = find(draft, id);
  const companion = calledBy(draft.combat, id).find(({ dead, attacks }) => !dead && attacks.length > 0);
  if (!companion) throw new CombatRefusal(refuseCombat('calledNobody', { name }));
  if (!withReaction) return companion;
  const isStopped = companion.reactionUsed || isIncapacitated(companion) || isForbidden(companion, 'takeReactions');
  if (isStopped) throw new CombatRefusal(refuseCombat('reactionUsed', { name: companion.name }));
  change(draft, companion.id, { reactionUsed: true });
  return companion;
}

/** Dice with so much more added to them: "1d8+3-1". */
const diceWith = (dice: string, more: number) => (more === 0 ? dice : `${dice}${more < 0 ? '-' : '+'}${Math.abs(more)}`);

/** A weapon as a spell has it used: with the ability that it is cast with, of the types that it offers, and with what it has grown by. */
function guided(attack: Attack, { attack: { types = [], grown } }: ActivityOf<'attack'>, { values, tier }: Casting): Attack {
  const { damage, weapon } = attack;
  const modifier = Number(values['ability'] ?? 0);
  const more = modifier - (weapon?.modifier ?? modifier);
  const [own, ...rest] = damage;
  const added = grown && tier > 1 ? [{ dice: Array.from({ length: tier - 1 }, () => grown.formula).join('+'), type: grown.type }] : [];
  const all = own ? [...new Set([...(attack.types ?? [own.type]), ...types])] : [];
  const hands = weapon?.hands && { one: diceWith(weapon.hands.one, more), two: diceWith(weapon.hands.two, more) };
  return {
    ...attack,
    toHit: attack.toHit + more,
    damage: [...(own ? [{ ...own, dice: diceWith(own.dice, more) }] : []), ...rest, ...added],
    ...(all.length > 1 && { types: all }),
    ...(weapon && { weapon: { ...weapon, modifier, dc: weapon.dc + more, ...(hands && { hands }) } }),
  };
}

/** An attack with a weapon that a spell asks for (SRD 5.2.1, True Strike): with the ability of the spell, and of the type that is chosen. */
function attackOfSpell(draft: Draft, step: CombatStepNamed<'useActivity'>, activity: ActivityOf<'attack'>, use: Striking): void {
  const { actorId, choice, cover, advantage, damageType } = step;
  const actor = find(draft, actorId);
  const ranged = activity.attack.form === 'ranged';
  const meant = attackMeant(actor, ranged, choice, draft.combat.active === actorId ? draft.combat.attackedWith : []);
  if (!meant) throw new CombatRefusal(refuseCombat('hasNoAttack', { name: actor.name }));
  const made = guided(meant, activity, use.casting);
  const close = step.close ?? !ranged;
  const type = damageType === null ? {} : { damageType };
  for (const targetId of use.targetIds) {
    attackWith(draft, { actorId, targetId, attack: meant.name, advantage, cover, close, ...type, made }, alone, () => true);
  }
}

/** On whom something strikes, and with which numbers it is used. */
type Striking = Pick<OneUse, 'targetIds' | 'casting'>;

/**
 * An attack with a weapon that a feature or a power gives, as Retaliation and Rampage do: it has the numbers, the damage and the mastery of the weapon in
 * hand. So has one that a spell asks for, with the ability of the spell. False for anything else; refuses whoever has no such weapon.
 */
export function attackOfFeature(
  draft: Draft,
  step: CombatStepNamed<'useActivity'>,
  activity: ActivityOf<'attack'>,
  use: Striking,
): boolean {
  const { targetIds } = use;
  const { form, with: kind, bonus, by } = activity.attack;
  if (step.used.kind === 'item') return attackOfItem(draft, step, activity, targetIds);
  if (step.used.kind === 'spell' && kind === 'weapon' && bonus === undefined) {
    attackOfSpell(draft, step, activity, use);
    return true;
  }
  if (step.used.kind === 'spell' || kind !== 'weapon' || bonus !== undefined) return false;
  const { choice, cover, advantage } = step;
  const actor = by === undefined ? find(draft, step.actorId) : strikerOf(draft, step.actorId, by === 'companionReaction');
  const actorId = actor.id;
  const ranged = form === 'ranged';
  const meant = attackMeant(actor, ranged, choice, draft.combat.active === actorId ? draft.combat.attackedWith : []);
  if (!meant) throw new CombatRefusal(refuseCombat('hasNoAttack', { name: actor.name }));
  const close = step.close ?? !ranged;
  for (const targetId of targetIds) {
    attackWith(draft, { actorId, targetId, attack: meant.name, advantage, cover, close }, alone, () => true);
  }
  return true;
}

/** An attack with the weapon that an item is, as it stands on the sheet; false where the item says itself what a hit does. */
function attackOfItem(
  draft: Draft,
  { actorId, used, cover, advantage }: CombatStepNamed<'useActivity'>,
  { attack, damage, save, effects = [] }: ActivityOf<'attack'>,
  targetIds: readonly string[],
): boolean {
  const own = find(draft, actorId).attacks.find(({ weapon }) => weapon?.itemId === used.id);
  const isItsOwn = attack.bonus !== undefined || damage !== undefined || save !== undefined || effects.length > 0;
  if (attack.with !== 'weapon' || !own || isItsOwn) return false;
  const close = attack.form !== 'ranged' || own.kind === 'melee';
  for (const targetId of targetIds) {
    attackWith(draft, { actorId, targetId, attack: own.name, advantage, cover, close }, alone, () => true);
  }
  return true;
}
