import type { Character } from '#domain/character/character.ts';
import { classLine } from '#domain/character/classes/class-line.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { species } from '#domain/srd/species.ts';

/** What is told of a character of a file before it is made; `character` is how it would stand, and so many spells come along beside those it has. */
export function filePreview(written: Character, character: Character, spellsBeside: number) {
  const { name, lineage, inventory } = written;
  const { hitPoints, armorClass } = deriveSheet(character);
  return {
    name,
    calling: classLine(character),
    species: lineage ?? species[character.species].name,
    hitPoints: hitPoints.left,
    maximumHitPoints: hitPoints.maximum.value,
    armorClass: armorClass.value,
    items: inventory.length,
    spells: character.spells.length + spellsBeside,
  };
}
