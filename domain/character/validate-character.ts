import type { Character, Item } from './character.ts';
import { placeItem } from './inventory/equip.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { no, yes } from '#domain/result.ts';
import type { Answer } from '#domain/result.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { species } from '#domain/srd/species.ts';
import { findSpell } from '#domain/srd/spells.ts';

const longestId = gameLimits.contentIdLength;
const twice = (values: readonly string[]) => new Set(values).size !== values.length;

/** Whether every text in some plain data can be written down. */
function isAllWritable(value: unknown): boolean {
  if (typeof value === 'string') return isWritable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isWritable(key) && isAllWritable(each));
}

/** Whether all items can be in the places they are said to be in. */
function fit(character: Character): boolean {
  const packed: Character = { ...character, inventory: character.inventory.map((item): Item => ({ ...item, place: 'pack' })) };
  let after: Answer<Character> = yes(packed);
  for (const { id, place } of character.inventory) after = after.ok && place !== 'pack' ? placeItem(after.value, id, place) : after;
  return after.ok;
}

/**
 * Whether a well-formed character from elsewhere can be played: nothing is there twice that is there once, everything named
 * exists, and no list is endless. Refuses with the first thing that is wrong.
 */
export function validateCharacter(character: Character): Answer<Character> {
  const { inventory, spells, skills, expertise, masteries, lineage, conditions, feats } = character;
  if (!isAllWritable(character)) return no('This file contains characters that cannot be stored.');
  if (inventory.length > limits.inventorySlots) return no(`A character can carry at most ${limits.inventorySlots} different items.`);
  if (twice(inventory.map(({ id }) => id))) return no('Two items have the same id.');
  if (!fit(character)) return no('These items cannot all be equipped at once.');
  if (twice(spells.map(({ spell }) => spell))) return no('A spell is listed twice.');
  const strange = spells.find(({ spell }) => !findSpell(spell));
  if (strange) return no(`There is no spell “${strange.spell.slice(0, longestId)}”.`);
  if (twice(skills) || twice(expertise) || twice(conditions)) return no('A skill or a condition is listed twice.');
  if (expertise.some((skill) => !skills.includes(skill))) return no('Expertise needs proficiency in the same skill.');
  if (twice(masteries) || masteries.some((id) => !findWeapon(id)))
    return no('A mastered weapon is listed twice, or there is no such weapon.');
  if (feats.length > limits.inventorySlots) return no('There are too many feats.');
  if (lineage !== null && !species[character.species].lineages.includes(lineage))
    return no(`${species[character.species].name} has no such lineage.`);
  if (Object.keys(character.usesSpent).some((key) => key.length > longestId) || Object.keys(character.usesSpent).length > longestId)
    return no('This file counts uses of a feature that this character does not have.');
  if (character.concentration !== null && !findSpell(character.concentration)) return no('There is no such spell to concentrate on.');
  return yes(character);
}
