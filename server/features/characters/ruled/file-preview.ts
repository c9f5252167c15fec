import type { Character } from '#domain/character/character.ts';
import { classLine } from '#domain/character/classes/class-line.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { species } from '#domain/srd/species.ts';

/** A species with its lineage: "Tiefling, Abyssal"; a lineage that names its species says both. */
function speciesText(name: string, lineage: string | null): string {
  if (lineage === null) return name;
  return lineage.includes(name) ? lineage : `${name}, ${lineage}`;
}

/** What is told of a character of a file before it is made; `character` is how it would stand, and so many spells come along beside those it has. */
export function filePreview(written: Character, character: Character, spellsBeside: number) {
  const { name, lineage, inventory } = written;
  const { hitPoints, armorClass } = deriveSheet(character);
  return {
    name,
    calling: classLine(character),
    species: speciesText(species[character.species].name, lineage),
    hitPoints: hitPoints.left,
    maximumHitPoints: hitPoints.maximum.value,
    armorClass: armorClass.value,
    items: inventory.length,
    spells: character.spells.length + spellsBeside,
  };
}
