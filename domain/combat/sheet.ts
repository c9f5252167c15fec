import type { Character } from '#domain/character/character.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { endConcentration, endConditionsHeldBy } from './effects/apply-condition.ts';
import { settleCompanions } from './companions/settle-companions.ts';
import { isMade } from '#domain/character/inventory/made.ts';
import { withoutVanished } from '#domain/character/effects/end-effects.ts';
import { change } from './draft.ts';
import type { Draft } from './draft.ts';
import type { AppliedCondition } from './follow/applied-condition.ts';
import type { Combat, Combatant } from './state.ts';
import { isSame } from '#domain/difference.ts';
import { inventoryAfterItems, itemsFor } from './use/items/items-on-sheet.ts';
import { profileFromCharacter } from './profile-from-character.ts';
import { withFormLearned } from '#domain/character/shape/known-forms.ts';
import { withUsesLeft } from '#domain/character/sheet/uses.ts';
import { hitDiceOf } from '#domain/character/sheet/hit-dice.ts';
import { withSlotsLeft } from '#domain/character/sheet/class-casting.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { isDead, lifeOf } from '#domain/character/sheet/state.ts';
import { levelsHeld } from '#domain/rules/needs/needs.ts';
import { deadlyExhaustion } from '#domain/rules/conditions.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { spells } from '#domain/srd/spells.ts';

/** What is concentrated on, as a fight says it: the spell's name. */
function spellNameOf(character: Character): string | null {
  const { concentration } = character;
  return concentration === null ? null : (spellOf(character, concentration)?.name ?? concentration);
}

/** What is concentrated on, as the sheet keeps it: the spell's id, or the words for what is no spell of the SRD. */
function concentrationOf(character: Character, { concentration }: Combatant): string | null {
  if (concentration === spellNameOf(character)) return character.concentration;
  const own = character.homebrew.find(({ kind, name }) => kind === 'spell' && name === concentration);
  return own ? contentIdOf(own.id) : (spells.find(({ name }) => name === concentration)?.id ?? concentration);
}

function exhaustionOf({ conditions }: Combatant): number {
  return conditions.find(({ name }) => name === 'exhaustion')?.level ?? 0;
}

function deathSavesOf({ dead, stable, deathSaves }: Combatant, exhaustion: number): Character['deathSaves'] {
  if (dead && exhaustion < deadlyExhaustion) return { ...deathSaves, failures: 3 };
  return stable ? { ...deathSaves, successes: 3 } : deathSaves;
}

/** The sheet of a hero as a fight has left them: hit points, death saves, conditions, effects, slots, concentration. Nothing else of it changes. */
export function sheetAfterFight(character: Character, hero: Combatant): Character {
  const names = hero.conditions.flatMap(({ name }) => (name === 'exhaustion' ? [] : [name]));
  const kept = character.conditions.filter((name) => names.includes(name));
  // What thirst and hunger hold, no cure takes away.
  const exhaustion = Math.max(exhaustionOf(hero), levelsHeld(character.lacking));
  const learned = withFormLearned(character, hero.activeEffects);
  const cast = hero.slotCasting === null ? learned : withSlotsLeft(learned, hero.slotCasting.slots);
  const spent = hero.features === null ? cast : withUsesLeft(cast, hero.features.uses);
  return {
    ...spent,
    inventory: withoutVanished(inventoryAfter(character, hero), hero.activeEffects),
    ...bodyAfter(character, hero),
    activeEffects: isSame(hero.activeEffects, character.activeEffects) ? character.activeEffects : hero.activeEffects,
    deathSaves: deathSavesOf(hero, exhaustion),
    conditions: [...kept, ...new Set(names.filter((name) => !kept.includes(name)))],
    exhaustion,
    ...(hero.features && { hitDiceSpent: hitDiceSpentBy(character, hero.features.hitDice) }),
    ...(hero.features?.inspiration !== undefined && { inspiration: hero.features.inspiration }),
  };
}

/** Hit dice that are spent once a fight has left so many of a size; what is there already stays. */
function hitDiceSpentBy(character: Character, { die, left }: { die: number; left: number }): Character['hitDiceSpent'] {
  const { hitDiceSpent } = character;
  const size = hitDiceOf(character).find((each) => each.die === die);
  if (!size || size.left === left) return hitDiceSpent;
  const { [size.id]: _before, ...others } = hitDiceSpent;
  return left >= size.total ? others : { ...others, [size.id]: size.total - left };
}

/** What is carried, with as much ammunition as is left: what was used up is gone, and what comes back is where it was. */
function inventoryAfter({ inventory: before }: Character, { ammunition, items: carried }: Combatant): Character['inventory'] {
  const inventory = inventoryAfterItems(before, carried);
  return ammunition.reduce<Character['inventory']>((items, { item, at, left }) => {
    const carried = items.find(({ id }) => id === item.id);
    if (left === 0) return carried ? items.filter((each) => each !== carried) : items;
    if (!carried) return items.toSpliced(at, 0, { ...item, quantity: left });
    return carried.quantity === left ? items : items.map((each) => (each === carried ? { ...each, quantity: left } : each));
  }, inventory);
}

/** What damage changes on a sheet; the dead stay as the sheet has them. */
function bodyAfter(character: Character, hero: Combatant): Pick<Character, 'damage' | 'temporaryHitPoints' | 'concentration'> {
  if (hero.dead && isDead(character)) return character;
  const same = hitPointsLeft(character) === hero.hitPoints;
  return {
    damage: same ? character.damage : Math.max(0, maximumHitPointsOf(character).value - hero.hitPoints),
    temporaryHitPoints: hero.temporaryHitPoints,
    concentration: concentrationOf(character, hero),
  };
}

/** What a hero brings from the sheet that a fight does not change by itself. */
function factsOf(character: Character) {
  const { armorClass, maxHitPoints, initiativeBonus, dexterity, saves, attacks, attacksPerTurn, resistances, slotCasting, ...more } =
    profileFromCharacter(character);
  const { features, effects, homebrew, abilities, skills, skillModes, proficiency, size, speed, level, ammunition, items } = more;
  const rest = { features, effects, homebrew, abilities, skills, skillModes, proficiency, size, speed, level, ammunition, items };
  return { armorClass, maxHitPoints, initiativeBonus, dexterity, saves, attacks, attacksPerTurn, resistances, slotCasting, ...rest };
}

/** The same for a hero in a fight: ammunition and items that were used up are no longer carried, and may yet come back. */
function factsFor(hero: Combatant, character: Character) {
  const facts = factsOf(character);
  const gone = hero.ammunition.filter(({ item, left }) => left === 0 && !character.inventory.some(({ id }) => id === item.id));
  return {
    ...facts,
    items: itemsFor(hero.items, character),
    ammunition: [...facts.ammunition, ...gone].toSorted((one, other) => one.at - other.at),
  };
}

/** Takes over armor class, attacks and the like from the sheet; hit points above the maximum are brought down to it. */
export function withSheetFacts(hero: Combatant, character: Character): Combatant {
  const facts = factsFor(hero, character);
  return { ...hero, ...facts, hitPoints: Math.min(hero.hitPoints, facts.maxHitPoints) };
}

/** A condition that came from outside the fight: nobody in it gave it, and nothing in it ends it. */
const lasting = { from: null, until: null, saveEnds: null, held: false, escapeDc: null };

/** Conditions as the sheet has them; those that stay keep who gave them and when they end. */
function conditionsFrom(character: Character, hero: Combatant): AppliedCondition[] {
  const broughtBy = (name: string) =>
    character.activeEffects.find(({ conditions = [] }) => conditions.some((each) => each === name))?.id ?? null;
  const listed = [...character.conditions, ...(character.exhaustion > 0 ? (['exhaustion'] as const) : [])];
  const kept = hero.conditions.filter(({ name }) => listed.includes(name));
  const fresh = listed
    .filter((name) => !kept.some((each) => each.name === name))
    .map((name) => ({
      name,
      level: 1,
      ...lasting,
      effectId: broughtBy(name),
    }));
  return [...kept, ...fresh].map((each) => (each.name === 'exhaustion' ? { ...each, level: character.exhaustion } : each));
}

function stateFrom(character: Character, hero: Combatant): Partial<Combatant> {
  const stable = lifeOf(character) === 'stable';
  return {
    hitPoints: isDead(character) ? 0 : hitPointsLeft(character),
    temporaryHitPoints: isDead(character) ? 0 : character.temporaryHitPoints,
    deathSaves: stable ? { ...character.deathSaves, successes: 0 } : character.deathSaves,
    stable,
    dead: isDead(character),
    conditions: conditionsFrom(character, hero),
    activeEffects: character.activeEffects,
  };
}

/** Whether sheet and combatant say the same of a hero. */
export function agreesWithSheet(hero: Combatant, character: Character): boolean {
  if (exhaustionOf(hero) !== character.exhaustion) return false;
  return isSame(sheetAfterFight(character, hero), character) && isSame(withSheetFacts(hero, character), hero);
}

/** The combatant of a character, if it stands in the fight. */
export function heroOf({ combatants }: Pick<Combat, 'combatants'>, characterId: string): Combatant | undefined {
  return combatants.find((one) => one.kind === 'hero' && one.source === characterId);
}

const noDice = (): number => {
  throw new Error('a sheet rolls no dice');
};

/**
 * The fight once a hero is as their sheet says: what they hold by concentration ends where the sheet no longer concentrates on it.
 * The same fight when they agree already, or when the character is not in it.
 */
export function followSheet(combat: Combat, character: Character): Combat {
  const hero = heroOf(combat, character.id);
  if (!hero || agreesWithSheet(hero, character)) return combat;
  const draft: Draft = { combat, dice: noDice, events: [] };
  change(draft, hero.id, { ...factsFor(hero, character), ...stateFrom(character, hero) });
  const concentration = isDead(character) ? null : spellNameOf(character);
  if (concentration !== hero.concentration) {
    endConcentration(draft, hero.id);
    change(draft, hero.id, { concentration });
  }
  if (isDead(character)) endConditionsHeldBy(draft, hero.id);
  settleCompanions(draft, false);
  return draft.combat;
}

/** A hero with at least the levels of exhaustion that thirst and hunger hold: in a fight, too, no cure takes those away. */
function withExhaustionHeld(combat: Combat, hero: Combatant, { lacking }: Character): Combat {
  const held = levelsHeld(lacking);
  if (exhaustionOf(hero) >= held) return combat;
  const others = hero.conditions.filter(({ name }) => name !== 'exhaustion');
  const after = { ...hero, conditions: [...others, { ...lasting, name: 'exhaustion' as const, level: held, effectId: null }] };
  return { ...combat, combatants: combat.combatants.map((one) => (one === hero ? after : one)) };
}

/** Whether something came to a hero in the fight that their sheet does not list yet. */
const hasGained = ({ items }: Combatant, { inventory }: Character) =>
  items.some(({ item, gone }) => !gone && isMade(item) && !inventory.some(({ id }) => id === item.id));

/**
 * The fight with the numbers of heroes as their sheets reckon them under the effects that they are under now: armor class, saves,
 * attacks. The exhaustion that thirst and hunger hold stays. Heroes whose effects have not changed, and to whom nothing came, keep their numbers.
 */
export function withEffectsCounted(combat: Combat, characters: Iterable<Character>): Combat {
  return [...characters].reduce((each, character) => {
    const hero = heroOf(each, character.id);
    if (!hero) return each;
    if (isSame(hero.activeEffects, character.activeEffects) && !hasGained(hero, character))
      return withExhaustionHeld(each, hero, character);
    const after = withSheetFacts(hero, sheetAfterFight(character, hero));
    return withExhaustionHeld({ ...each, combatants: each.combatants.map((one) => (one === hero ? after : one)) }, after, character);
  }, combat);
}
