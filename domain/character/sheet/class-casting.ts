import type { Character, ClassLevels } from '#domain/character/character.ts';
import { classLevelOf, classTaken, freshClass } from '#domain/character/classes/class-levels.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { grownTo, subclassLevel } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { spendSlotOf } from '#domain/rules/activity/spend.ts';
import { yes } from '#domain/result.ts';
import { classes } from '#domain/srd/classes.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Slots of levels 1 to 9 by level of the caster (SRD 5.2), each digit one spell level. Half casters have those of half their level, rounded up. */
const fullCaster = [
  '2',
  '3',
  '42',
  '43',
  '432',
  '433',
  '4331',
  '4332',
  '43331',
  '43332',
  '433321',
  '433321',
  '4333211',
  '4333211',
  '43332111',
  '43332111',
  '433321111',
  '433331111',
  '433332111',
  '433332211',
];
/** Slots of one spell level. */
export interface SlotRow {
  level: number;
  total: number;
  left: number;
  /** Slots of a pact come back on any rest. */
  pact: boolean;
}

const highestPactSlot = 5;
/** The highest level of a slot. */
export const highestSlot = 9;
/** More slots of one level than points could ever make. */
const mostSlotsMade = 60;
const none = [0, 0, 0, 0, 0, 0, 0, 0, 0];

type Classes = Pick<Character, 'classes'>;

/** The level of a caster by which slots are counted: every level of a full caster, half the levels of a half caster, rounded up (SRD 5.2.1, Multiclassing). */
function casterLevelOf({ classes: taken }: Classes): number {
  return taken.reduce((sum, { class: id, level }) => {
    const kind = classes[id].casting?.kind;
    return sum + (kind === 'full' ? level : kind === 'half' ? Math.ceil(level / 2) : 0);
  }, 0);
}

function slotsAt(casterLevel: number): number[] {
  const digits = fullCaster[casterLevel - 1] ?? '';
  return none.map((_, index) => Number(digits[index] ?? 0));
}

/** Slots of each spell level from 1 to 9 of all classes together; those of a pact stand apart. */
export function slotsOf(character: Classes): number[] {
  return slotsAt(casterLevelOf(character));
}

/** The slots of a pact: all of one level, and back on any rest. */
export function pactSlotsOf(character: Classes): { level: number; count: number } | null {
  const level = classLevelOf(character, 'warlock');
  if (level === 0) return null;
  const count = level === 1 ? 1 : level < 11 ? 2 : level < 17 ? 3 : 4;
  return { level: Math.min(highestPactSlot, Math.ceil(level / 2)), count };
}

/** The highest level of spell that can be prepared in a class, as if there were no other; 0 for none. */
export function highestSpellLevel(taken: ClassLevels): number {
  const alone = { classes: [taken] } satisfies { classes: [ClassLevels] };
  return pactSlotsOf(alone)?.level ?? slotsOf(alone).findLastIndex((count) => count > 0) + 1;
}

/** Slots left of each level from 1 to 9 without those of a pact. */
export function ownSlotsLeft(character: Character): number[] {
  return slotsOf(character).map((count, index) => Math.max(0, count - (character.slotsSpent[index] ?? 0)));
}

/** Slots of a pact that are left. */
export function pactSlotsLeft(character: Character): number {
  return Math.max(0, (pactSlotsOf(character)?.count ?? 0) - character.pactSlotsSpent);
}

/** Slots left of each level from 1 to 9, those of a pact among them. */
export function slotsLeft(character: Character): number[] {
  const pact = pactSlotsOf(character);
  return ownSlotsLeft(character).map((left, index) => left + (pact?.level === index + 1 ? pactSlotsLeft(character) : 0));
}

/** Slots that are made beside those of a level stand on the sheet as fewer than none spent. */
function changeSpent(character: Character, level: number, pact: boolean, by: number): Character {
  if (pact) return { ...character, pactSlotsSpent: Math.max(0, character.pactSlotsSpent + by) };
  const slotsSpent = character.slotsSpent.map((spent, index) => (index === level - 1 ? Math.max(-mostSlotsMade, spent + by) : spent));
  return { ...character, slotsSpent };
}

/** Slots of each level that there is any of, those of a pact apart. */
export function slotRowsOf(character: Character): SlotRow[] {
  const left = ownSlotsLeft(character);
  const own = slotsOf(character).flatMap((total, index) =>
    total > 0 ? [{ level: index + 1, total, left: left[index] ?? 0, pact: false }] : [],
  );
  const pact = pactSlotsOf(character);
  if (!pact) return own;
  return [...own, { level: pact.level, total: pact.count, left: pactSlotsLeft(character), pact: true }];
}

/** Uses up a slot of this level, one of a pact first, which comes back sooner; refuses when none is left. */
export function spendSlot(character: Character, level: number): CharacterResult<Character> {
  const left = spendSlotOf(slotRowsOf(character), level);
  return left ? yes(withSlotsLeft(character, left)) : refuse('noSlotsLeft', { level });
}

/** Gives one spent slot of this level back, of a pact or not; where that is not said, whichever is spent. Refuses when none is. */
export function recoverSlot(character: Character, level: number, pact?: boolean): CharacterResult<Character> {
  const own = slotsOf(character)[level - 1] ? (character.slotsSpent[level - 1] ?? 0) : 0;
  const ofPact = pactSlotsOf(character)?.level === level ? character.pactSlotsSpent : 0;
  const isPact = pact ?? own === 0;
  return (isPact ? ofPact : own) > 0 ? yes(changeSpent(character, level, isPact, -1)) : refuse('noSlotUsed', { level });
}

/** A sheet whose slots of some levels have so many left; levels that are not named stay. Fights of earlier builds did not say which are of a pact. */
export function withSlotsLeft(
  character: Character,
  slots: readonly { level: number; left: number; pact?: boolean | undefined }[],
): Character {
  return slots.reduce((each, { level, left, pact }) => {
    const isPact = pact ?? (pactSlotsOf(each)?.level === level && !slotsOf(each)[level - 1]);
    const now = isPact ? (pactSlotsOf(each)?.level === level ? pactSlotsLeft(each) : left) : (ownSlotsLeft(each)[level - 1] ?? 0);
    return now === left ? each : changeSpent(each, level, isPact, now - left);
  }, character);
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
