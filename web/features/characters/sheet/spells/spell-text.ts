import { capitalize } from '#domain/text/capitalize.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import type { ListedSpell } from '#domain/character/shown/listed-spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

const needs: Record<string, string> = { V: 'voice', S: 'gesture', M: 'material' };

/** What one reads before casting: "Action · 60 feet · 1 minute · voice, gesture". */
export function factsOf({ castingTime, range, duration, components }: Spell): string {
  return [
    castingTime.charAt(0).toUpperCase() + castingTime.slice(1),
    range,
    duration,
    components.map((each) => needs[each] ?? each).join(', '),
  ].join(' · ');
}

/** "Cantrips" or "Level 3". */
export function levelText(level: number): string {
  return level === 0 ? 'Cantrips' : `Level ${level}`;
}

/** What one reads of a spell before choosing it: its level, its facts, and whether it needs concentration or is a ritual. */
export function spellMeaning(spell: Spell): string {
  const marks = [spell.concentration && 'concentration', spell.ritual && 'ritual'].filter(Boolean);
  const level = spell.level === 0 ? [] : [levelText(spell.level)];
  return [...level, factsOf(spell), ...marks].join(' · ');
}

/** Spells by level, each level by the alphabet. */
export function spellsByLevel<Known extends ListedSpell>(spells: readonly Known[]): [level: number, spells: Known[]][] {
  const levels = [...new Set(spells.map(({ spell }) => spell.level))].toSorted((a, b) => a - b);
  return levels.map((level) => [
    level,
    spells.filter(({ spell }) => spell.level === level).toSorted((a, b) => a.spell.name.localeCompare(b.spell.name)),
  ]);
}

/** Spells under the name of the class they were learned in, where several classes cast; otherwise all together, under none. */
export function spellGroups<Known extends ListedSpell>(
  casting: readonly { class: ClassId }[],
  spells: readonly Known[],
): { name: string | null; spells: readonly Known[] }[] {
  if (casting.length < 2) return [{ name: null, spells }];
  const ids = casting.map((each) => each.class);
  const groups = ids.map((id) => ({ name: `${capitalize(id)} spells`, spells: spells.filter((known) => known.class === id) }));
  const others = spells.filter((known) => known.class === null || !ids.includes(known.class));
  return [...groups, { name: 'Other spells', spells: others }].filter((group) => group.spells.length > 0);
}

/** The levels a spell can be cast at now, the lowest first. */
export function slotChoices({ level }: Spell, slots: readonly { level: number; left: number }[]): number[] {
  const levels = slots.filter((slot) => slot.level >= level && slot.left > 0).map((slot) => slot.level);
  return [...new Set(levels)].toSorted((a, b) => a - b);
}
