import type { Character } from '#domain/character/character.ts';
import { no, yes } from '#domain/result.ts';
import type { Answer } from '#domain/result.ts';
import { subclassLevel } from '#domain/srd/class-rules.ts';
import { landSpells } from '#domain/srd/land-spells.ts';
import type { Land } from '#domain/srd/land-spells.ts';

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
export function chooseLand(character: Character, land: Land): Answer<Character> {
  if (!hasLandCircle(character)) return no('Only druids of the Circle of the Land choose a land, from level 3.');
  if (character.circle?.land === land) return no(`The ${land} land is already chosen.`);
  const given = character.circle?.gave ?? [];
  const spells = character.spells.filter(({ spell, from }) => from !== 'other' || !given.includes(spell));
  return yes(growCircle({ ...character, spells, circle: { land, gave: [] } }));
}
