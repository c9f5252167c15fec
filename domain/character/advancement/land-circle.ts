import type { Character } from '#domain/character/character.ts';
import { yes } from '#domain/result.ts';
import { subclassLevel } from '#domain/srd/class-rules.ts';
import { landSpells } from '#domain/srd/land-spells.ts';
import type { Land } from '#domain/srd/land-spells.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Whether somebody belongs to the Circle of the Land, which gives spells by a kind of land. */
export function hasLandCircle({ class: name, ruleSet, level }: Pick<Character, 'class' | 'ruleSet' | 'level'>): boolean {
  return name === 'druid' && ruleSet === 'srd' && level >= subclassLevel;
}

/** Gives the spells of the chosen land that the level has reached and that are not known otherwise. */
export function growCircle(character: Character): Character {
  const { circle, level, spells } = character;
  if (circle === null || !hasLandCircle(character)) return character;
  const due = landSpells[circle.land].flatMap(([at, ...ids]) => (at <= level ? ids : []));
  const fresh = due.filter((id) => !spells.some(({ spell }) => spell === id));
  return {
    ...character,
    circle: { ...circle, gave: [...circle.gave, ...fresh] },
    spells: [...spells, ...fresh.map((spell) => ({ spell, prepared: true, from: 'other' as const }))],
  };
}

/** Chooses the kind of land, as after a long rest: its spells take the place of those that another land gave. Refuses who has no such circle. */
export function chooseLand(character: Character, land: Land): CharacterResult<Character> {
  if (!hasLandCircle(character)) return refuse('noLandCircle', {});
  if (character.circle?.land === land) return refuse('landIsChosen', { land });
  const given = character.circle?.gave ?? [];
  const spells = character.spells.filter(({ spell, from }) => from !== 'other' || !given.includes(spell));
  return yes(growCircle({ ...character, spells, circle: { land, gave: [] } }));
}
