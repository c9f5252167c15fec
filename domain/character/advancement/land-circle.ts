import type { Character } from '#domain/character/character.ts';
import { classLevelOf, hasPathOf } from '#domain/character/classes/class-levels.ts';
import { yes } from '#domain/result.ts';
import { landSpells } from '#domain/srd/land-spells.ts';
import type { Land } from '#domain/srd/land-spells.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Whether somebody belongs to the Circle of the Land, which gives spells by a kind of land. */
export function hasLandCircle(character: Pick<Character, 'classes' | 'ruleSet'>): boolean {
  return character.ruleSet === 'srd' && hasPathOf(character, 'druid');
}

/** Gives the spells of the chosen land that the level has reached and that are not known otherwise. */
export function growCircle(character: Character): Character {
  const { circle, spells } = character;
  if (circle === null || !hasLandCircle(character)) return character;
  const level = classLevelOf(character, 'druid');
  const due = landSpells[circle.land].flatMap(([at, ...ids]) => (at <= level ? ids : []));
  const fresh = due.filter((id) => !spells.some(({ spell }) => spell === id));
  return {
    ...character,
    circle: { ...circle, gave: [...circle.gave, ...fresh] },
    spells: [...spells, ...fresh.map((spell) => ({ spell, prepared: true, from: 'other' as const, class: 'druid' as const }))],
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
