import type { Character } from '#domain/character/character.ts';
import { classLevelOf } from './class-levels.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { yes } from '#domain/result.ts';
import { masteries, masteryIds } from '#domain/srd/mastered-spells.ts';
import type { MasteryId } from '#domain/srd/mastered-spells.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** Which spells of the book a character chooses to cast without slots; none below level 18, and none by the quick rules. */
export function masteriesOf(character: Character): MasteryId[] {
  const level = character.ruleSet === 'srd' ? classLevelOf(character, 'wizard') : 0;
  return masteryIds.filter((id) => masteries[id].from <= level);
}

const isInBook = ({ spells: known }: Character, id: string) => known.some(({ spell, class: of }) => spell === id && of === 'wizard');

/** As what a spell of the book was chosen; null for one that was not. */
export function masteredAs(character: Character, spell: string): MasteryId | null {
  return masteriesOf(character).find((id) => character.mastered[id] === spell && isInBook(character, spell)) ?? null;
}

function fits(id: MasteryId, { level, castingTime }: Spell): boolean {
  const rules = masteries[id];
  return level === rules.level && (rules.use !== null || castingTime.startsWith('action'));
}

/** The spells of the book that can be chosen as one of them: of its level, and chosen as none else. */
export function choicesOfMastery(character: Character, id: MasteryId): Spell[] {
  const isOpen = ({ id: spell }: Spell) => [null, id].includes(masteredAs(character, spell));
  const inBook = character.spells.flatMap(({ spell }) => (isInBook(character, spell) ? (spellOf(character, spell) ?? []) : []));
  const found = inBook.filter((spell) => fits(id, spell) && isOpen(spell));
  return found.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Chooses a spell of the book to cast without slots, as after a long rest; the one before it is prepared like any other again. */
export function chooseMastered(character: Character, id: MasteryId, chosen: string): CharacterResult<Character> {
  const { from, level, use } = masteries[id];
  const spell = spellOf(character, chosen);
  if (!spell) return refuse('noSuchSpell', {});
  if (!masteriesOf(character).includes(id)) return refuse('mastersNoSpells', { level: from });
  if (character.mastered[id] === chosen) return refuse('spellIsMastered', { spell: spell.name });
  if (!choicesOfMastery(character, id).some((each) => each.id === chosen)) {
    return use === null ? refuse('masterQuickSpell', { level }) : refuse('masterSpell', { level });
  }
  const before = character.mastered[id];
  const known = character.spells.map((each) => (each.spell === before && each.from === 'class' ? { ...each, prepared: false } : each));
  return yes({ ...character, spells: known, mastered: { ...character.mastered, [id]: chosen } });
}
