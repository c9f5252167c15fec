import { readyWith, wareOf, waysOfItem } from '#domain/character/item-use/item-ways.ts';
import type { ItemWay } from '#domain/character/item-use/item-ways.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { spellNumbers } from '#domain/combat/use/spell-numbers.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { Item } from '#domain/character/character.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { timeOfActivation } from './time-of-activation.ts';
import { isOnCreature } from '#domain/rules/activity/targeting.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** Whoever uses items in a fight: what they carry, and the numbers that they use it with. */
export type Wielder = Pick<Combatant, 'name' | 'items' | 'features' | 'slotCasting' | 'attacks' | 'abilities' | 'proficiency' | 'level'>;

/** Everything that somebody can do with what they carry. */
export function itemWaysIn({ items }: Pick<Combatant, 'items'>, catalogue: MagicCatalogue): ItemWay[] {
  return items.flatMap(({ item, gone }) => {
    const ware = gone ? null : wareOf(item, catalogue);
    return ware ? waysOfItem(item, ware) : [];
  });
}

/** Whether somebody can use an item as they carry it in the fight. */
export const readyInFight = ({ name }: Pick<Combatant, 'name'>, way: ItemWay): CharacterResult<Item> => readyWith(name, way);

/** What names in formulas stand for when somebody uses an item. */
function valuesOf({ features, abilities, proficiency = 2, level = 1 }: Wielder): Record<string, number> {
  const mind = Math.max(abilities?.intelligence ?? 0, abilities?.wisdom ?? 0, abilities?.charisma ?? 0);
  return { ...(features?.values ?? { ...abilities, ability: mind, proficiency }), level };
}

/** The numbers of an item's activity: its own where they stand in it, those of the weapon that it is, or of whoever uses it. */
function numbersOf(one: Wielder, { item, activity }: ItemWay): NonNullable<UsedActivity['numbers']> {
  const values = valuesOf(one);
  const proficiency = values['proficiency'] ?? 0;
  const modifier = (ability: Ability | undefined) => values[ability ?? 'ability'] ?? 0;
  const save = 'save' in activity ? activity.save?.dc : undefined;
  const dc = typeof save === 'number' ? save : 8 + proficiency + modifier(typeof save === 'object' ? save.ability : undefined);
  if (activity.kind !== 'attack') return { toHit: 0, dc: Math.max(1, dc), values };
  const { with: kind, form, ability: own } = activity.attack;
  const weapon = kind === 'weapon' ? one.attacks.find((each) => each.weapon?.itemId === item.id) : undefined;
  const ability = own ?? (kind === 'spell' ? undefined : form === 'ranged' ? 'dexterity' : 'strength');
  const toHit = weapon && own === undefined ? weapon.toHit : proficiency + modifier(ability);
  return { toHit, dc: Math.max(1, dc), values: { ...values, ability: modifier(ability) } };
}

/** The numbers that an item casts a spell with: its own, or those of whoever uses it. */
function castingNumbers(one: Wielder, spell: Spell, casts: { dc?: number | undefined; toHit?: number | undefined }) {
  const values = valuesOf(one);
  const [proficiency, own] = [values['proficiency'] ?? 0, values['ability'] ?? 0];
  const plain = { toHit: proficiency + own, dc: 8 + proficiency + own, modifier: own };
  const { toHit, dc, modifier } = one.slotCasting ? spellNumbers(one.slotCasting, spell.id) : plain;
  return { toHit: casts.toHit ?? toHit, dc: casts.dc ?? Math.max(1, dc), values: { ...values, ability: modifier } };
}

/** What an item pays for what is done with it, and the level at which it casts. */
function payment({ item, ware, activity, key, name }: ItemWay, level: number): NonNullable<UsedActivity['item']> {
  return { id: item.id, key, name, level, charges: ware.charges, consumes: activity.consumes ?? [] };
}

const isActive = ({ activity }: ItemWay) => activity.while === 'active';
const leavesSomething = ({ effects = [], duration }: Activity) => effects.some((each) => (each.duration ?? duration)?.kind !== 'instant');

/** Whether a potion is drunk by whoever uses it: it is given to nobody. */
const isDrunk = ({ ware, activity }: ItemWay) => ware.kind === 'potion' && isOnCreature(activity);

/** One thing that somebody can do with an item, ready to be used. A potion that is given to nobody is drunk. */
export function usedItem(one: Wielder, way: ItemWay, { forOneself = false } = {}): UsedActivity {
  const { item, ware, activity, name } = way;
  const own = forOneself && isDrunk(way) ? { ...activity, targets: { who: 'self' as const } } : activity;
  const goesOn = !isActive(way) && waysOfItem(item, ware).some(isActive) && !leavesSomething(activity);
  return {
    kind: 'item',
    id: item.id,
    name: (name === item.name ? name : `${item.name}: ${name}`).slice(0, gameLimits.nameLength),
    level: 0,
    takes: timeOfActivation(activity),
    concentration: false,
    duration: activity.duration ?? { kind: 'instant' },
    goesOn,
    activity: own,
    numbers: numbersOf(one, way),
    item: payment(way, 0),
  };
}

/** A spell that an item casts, ready to be cast; null where it casts none. */
export function usedItemSpell(
  one: Wielder,
  way: ItemWay,
  spell: Spell,
  activities: readonly Activity[],
  index: number,
): UsedActivity | null {
  const casts = way.activity.kind === 'utility' ? way.activity.casts : undefined;
  const activity = activities[index];
  if (!casts || !activity) return null;
  const used = usedSpell(spell, activities, activity);
  const isFixed = way.activity.activation !== undefined && way.activity.activation.kind !== 'none' && used.takes !== 'free';
  return {
    ...used,
    takes: isFixed ? timeOfActivation(way.activity) : used.takes,
    numbers: castingNumbers(one, spell, casts),
    item: payment(way, Math.max(casts.level, spell.level)),
  };
}

/** The two ways to use a potion: to drink it, and to give it to another. Anything else has one. */
export function usesOfWay(one: Wielder, way: ItemWay): UsedActivity[] {
  const whole = usedItem(one, way);
  if (!isDrunk(way)) return [whole];
  const given = { ...whole, name: `${way.item.name}: give to another`.slice(0, gameLimits.nameLength) };
  return [usedItem(one, way, { forOneself: true }), given];
}
