import type { Character, ClassLevels } from '#domain/character/character.ts';
import { classTaken, freshClass } from './class-levels.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { grownTo, subclassLevel } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { highestSpellLevel } from '#domain/character/sheet/spell-slots.ts';

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
