import type { Character } from '#domain/character/character.ts';
import { yes } from '#domain/result.ts';
import { classes } from '#domain/srd/classes.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Slots of levels 1 to 9 by level of the caster (SRD 5.2), each digit one spell level. */
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
const halfCaster = [
  '2',
  '2',
  '3',
  '3',
  '42',
  '42',
  '43',
  '43',
  '432',
  '432',
  '433',
  '433',
  '4331',
  '4331',
  '4332',
  '4332',
  '43331',
  '43331',
  '43332',
  '43332',
];
const highestPactSlot = 5;
const none = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Slots of each spell level from 1 to 9; none for those who cast by pact or not at all. */
export function slotsOf({ class: name, level }: Pick<Character, 'class' | 'level'>): number[] {
  const kind = classes[name].casting?.kind;
  const table = kind === 'full' ? fullCaster : kind === 'half' ? halfCaster : [];
  const digits = table[level - 1] ?? '';
  return none.map((_, index) => Number(digits[index] ?? 0));
}

/** The slots of a pact: all of one level, and back on any rest. */
export function pactSlotsOf({ class: name, level }: Pick<Character, 'class' | 'level'>): { level: number; count: number } | null {
  if (classes[name].casting?.kind !== 'pact') return null;
  const count = level === 1 ? 1 : level < 11 ? 2 : level < 17 ? 3 : 4;
  return { level: Math.min(highestPactSlot, Math.ceil(level / 2)), count };
}

/** The highest level of spell that can be prepared; 0 for none. */
export function highestSpellLevel(character: Pick<Character, 'class' | 'level'>): number {
  return pactSlotsOf(character)?.level ?? slotsOf(character).findLastIndex((count) => count > 0) + 1;
}

/** Slots left of each level from 1 to 9, those of a pact among them. */
export function slotsLeft(character: Character): number[] {
  const pact = pactSlotsOf(character);
  return slotsOf(character).map((count, index) => {
    const ofPact = pact?.level === index + 1 ? pact.count - character.pactSlotsSpent : 0;
    return Math.max(0, count - (character.slotsSpent[index] ?? 0)) + Math.max(0, ofPact);
  });
}

function changeSpent(character: Character, level: number, by: 1 | -1): Character {
  if (pactSlotsOf(character)?.level === level) return { ...character, pactSlotsSpent: character.pactSlotsSpent + by };
  return { ...character, slotsSpent: character.slotsSpent.map((spent, index) => (index === level - 1 ? spent + by : spent)) };
}

/** Uses up a slot of this level; refuses when none is left. */
export function spendSlot(character: Character, level: number): CharacterResult<Character> {
  if (!(slotsLeft(character)[level - 1] ?? 0)) return refuse('noSlotsLeft', { level });
  return yes(changeSpent(character, level, 1));
}

/** Gives one spent slot of this level back; refuses when none is spent. */
export function recoverSlot(character: Character, level: number): CharacterResult<Character> {
  const spent = pactSlotsOf(character)?.level === level ? character.pactSlotsSpent : (character.slotsSpent[level - 1] ?? 0);
  return spent > 0 ? yes(changeSpent(character, level, -1)) : refuse('noSlotUsed', { level });
}

/** A sheet whose slots of some levels have so many left; levels that are not named stay. */
export function withSlotsLeft(character: Character, slots: readonly { level: number; left: number }[]): Character {
  return slots.reduce((each, { level, left }) => {
    const more = (slotsLeft(each)[level - 1] ?? 0) - left;
    if (more === 0) return each;
    if (pactSlotsOf(each)?.level === level) return { ...each, pactSlotsSpent: Math.max(0, each.pactSlotsSpent + more) };
    return { ...each, slotsSpent: each.slotsSpent.map((spent, index) => (index === level - 1 ? Math.max(0, spent + more) : spent)) };
  }, character);
}
