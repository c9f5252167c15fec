import type { Ability } from '#domain/rules/ability.ts';
import { isHindered } from './equipment.ts';
import type { Character, ClassLevels } from '#domain/character/character.ts';
import { classTaken, freshClass } from '#domain/character/classes/class-levels.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { extrasOf, withExtras } from './effect-parts.ts';
import { extrasOfAttacks } from './attack-effects.ts';
import { figure, part } from './figure.ts';
import type { Figure } from './figure.ts';
import { abilityPart, exhaustionPart } from './proficiency.ts';
import { highestSpellLevel, slotRowsOf } from './spell-slots.ts';
import type { SlotRow } from './spell-slots.ts';
import { grownTo, proficiencyBonusOf, subclassLevel } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';

const difficultyBase = 8;

/** With what numbers the spells of one class are cast. */
export interface ClassCasting {
  class: ClassId;
  ability: Ability;
  saveDifficulty: Figure;
  attack: Figure;
  /** How many cantrips are known, and how many spells can be prepared. */
  cantrips: number;
  prepared: number;
}

export interface Spellcasting {
  /** Each class that casts, in the order in which they were taken. */
  classes: readonly [ClassCasting, ...ClassCasting[]];
  slots: SlotRow[];
  /** Armor one is not trained with lets no spell through. */
  hindered: boolean;
}

/** Cantrips that somebody knows of a class, by the level and calling in it. */
export function cantripsOf({ class: name, level, order }: Pick<ClassLevels, 'class' | 'level' | 'order'>): number {
  const { casting } = classes[name];
  return casting ? grownTo(casting.cantrips, level) + (order === 'scholar' ? 1 : 0) : 0;
}

/** Spells that can be prepared in a class at this level of it, beside those that always are. */
export function preparedOf({ class: name, level }: Pick<ClassLevels, 'class' | 'level'>): number {
  return classes[name].casting?.prepared[level - 1] ?? 0;
}

/** What a wizard's book holds at first, and what each level adds. */
const spellbook = { first: 6, each: 2 };

/** Spells that a class has let one choose up to this level of it: those of a wizard's book, and of others those that can be prepared. */
export function learnedOf(taken: Pick<ClassLevels, 'class' | 'level'>): number {
  return taken.class === 'wizard' ? spellbook.first + spellbook.each * (taken.level - 1) : preparedOf(taken);
}

/** The school of which an evoker's book takes some spells for free. */
export const savantSchool = 'evocation';

/**
 * Spells of that school that a wizard's path has let one choose for free up to this level: two when it begins, and one with each new
 * level of slots (SRD 5.2.1, Evocation Savant).
 */
export function savantSpellsOf({ class: name, level, subclass }: Pick<ClassLevels, 'class' | 'level' | 'subclass'>): number {
  if (name !== 'wizard' || subclass === null || level < subclassLevel) return 0;
  const taken = { ...freshClass(name), level };
  return 2 + highestSpellLevel(taken) - highestSpellLevel({ ...taken, level: subclassLevel });
}

/** From which level on a bard finds spells on the lists of others, and on which (SRD 5.2.1, Magical Secrets). */
const secrets = { from: 10, lists: ['cleric', 'druid', 'wizard'] } as const;

/** The lists on which a class finds its spells of a level: its own, and those of others for a bard who knows their secrets. */
export function spellListsOf({ class: name, level }: Pick<ClassLevels, 'class' | 'level'>, spellLevel: number): ClassId[] {
  return name === 'bard' && level >= secrets.from && spellLevel > 0 ? [name, ...secrets.lists] : [name];
}

/** The classes of a character that cast. */
export function castingClassesOf({ classes: taken }: Pick<Character, 'classes'>): ClassLevels[] {
  return taken.filter(({ class: id }) => classes[id].casting !== null);
}

/**
 * The ability a spell is cast with: that of the class it was learned in. What no class gave goes by the class that casts best, and
 * for those who cast nothing else by the best of the three that a species lets one choose from.
 */
export function castingAbilityOf(character: Character, of: ClassId | null): Ability {
  const own = of !== null && classTaken(character, of) ? classes[of].casting : null;
  if (own) return own.ability;
  const casting = castingClassesOf(character).flatMap(({ class: id }) => classes[id].casting?.ability ?? []);
  const open: readonly Ability[] = casting.length > 0 ? casting : ['intelligence', 'wisdom', 'charisma'];
  return open.reduce((best, each) => (character.stats[each] > character.stats[best] ? each : best));
}

/** The numbers a known spell is cast with. */
export function castingOfSpell(character: Character, { classes: ways }: Spellcasting, id: string): ClassCasting {
  const of = character.spells.find(({ spell }) => spell === id)?.class ?? null;
  const own = ways.find((way) => way.class === of);
  if (own) return own;
  const ability = castingAbilityOf(character, null);
  return ways.find((way) => way.ability === ability) ?? ways[0];
}

/** What effects add to a number of a caster. */
function flatExtras(character: Character, on: 'spellSaveDc' | 'spellAttacks') {
  return extrasOf(changesOn(character.activeEffects, on).map(({ name, change }) => ({ name, change: { add: `${change.add}` } })));
}

/** The numbers that spells are cast with by an ability. */
type CastingNumbers = Pick<ClassCasting, 'ability' | 'saveDifficulty' | 'attack'>;

function numbersWith(character: Character, ability: Ability, of: ClassId | null): CastingNumbers {
  const attacks = changesOn(character.activeEffects, 'attackRolls').filter(({ change }) => (change.castIn ?? of) === of);
  const parts = [abilityPart(character, ability), part('Proficiency', proficiencyBonusOf(levelOf(character)))];
  return {
    ability,
    saveDifficulty: withExtras(figure(part('Base', difficultyBase), ...parts), flatExtras(character, 'spellSaveDc')),
    attack: withExtras(
      withExtras(figure(...parts, exhaustionPart(character)), flatExtras(character, 'spellAttacks')),
      extrasOfAttacks(attacks, 'spell'),
    ),
  };
}

function castingIn(character: Character, taken: ClassLevels): ClassCasting[] {
  const { casting } = classes[taken.class];
  if (!casting) return [];
  const counts = { cantrips: cantripsOf(taken), prepared: preparedOf(taken) };
  return [{ class: taken.class, ...numbersWith(character, casting.ability, taken.class), ...counts }];
}

/** The numbers a known spell is cast with, also by those whose classes cast nothing: a species gives them spells all the same. */
export function numbersOfSpell(character: Character, id: string): CastingNumbers {
  const casting = spellcastingOf(character);
  return casting ? castingOfSpell(character, casting, id) : numbersWith(character, castingAbilityOf(character, null), null);
}

/** Everything about casting that a sheet shows; null for those who cast nothing, and by the quick rules for those who know no spell. */
export function spellcastingOf(character: Character): Spellcasting | null {
  if (character.ruleSet === 'quick' && character.spells.length === 0) return null;
  const [first, ...others] = character.classes.flatMap((taken) => castingIn(character, taken));
  if (!first) return null;
  return { classes: [first, ...others], slots: slotRowsOf(character), hindered: isHindered(character) };
}
