import type { Character, Item } from './character.ts';
import { strangeOptions } from './options/feature-options.ts';
import { placeItem } from './inventory/equip.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { yes } from '#domain/result.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { species } from '#domain/srd/species.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

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
  let after: CharacterResult<Character> = yes(packed);
  for (const { id, place } of character.inventory) after = after.ok && place !== 'pack' ? placeItem(after.value, id, place) : after;
  return after.ok;
}

/**
 * Whether a well-formed character from elsewhere can be played: nothing is there twice that is there once, everything named
 * exists, and no list is endless. Refuses with the first thing that is wrong.
 */
export function validateCharacter(character: Character): CharacterResult<Character> {
  const { inventory, spells, skills, expertise, masteries, lineage, conditions, feats } = character;
  if (!isAllWritable(character)) return refuse('fileCannotBeStored', {});
  if (inventory.length > limits.inventorySlots) return refuse('fileHasTooManyItems', { most: limits.inventorySlots });
  if (twice(inventory.map(({ id }) => id))) return refuse('sameItemId', {});
  if (inventory.filter(({ attuned }) => attuned).length > gameLimits.attunedItems)
    return refuse('fileAttunesTooMany', { most: gameLimits.attunedItems });
  if (!fit(character)) return refuse('itemsCannotBeEquipped', {});
  if (twice(spells.map(({ spell }) => spell))) return refuse('spellIsListedTwice', {});
  const strange = spells.find(({ spell }) => !spellOf(character, spell));
  if (strange) return refuse('noSpellOfThatName', { spell: strange.spell.slice(0, longestId) });
  if (twice(skills) || twice(expertise) || twice(conditions)) return refuse('skillIsListedTwice', {});
  if (expertise.some((skill) => !skills.includes(skill))) return refuse('expertiseWithoutSkill', {});
  if (twice(masteries) || masteries.some((id) => !findWeapon(id))) return refuse('masteryIsWrong', {});
  if (feats.length > limits.inventorySlots) return refuse('tooManyFeats', {});
  if (lineage !== null && !species[character.species].lineages.includes(lineage))
    return refuse('noSuchLineage', { species: species[character.species].name });
  const strangeFeature = strangeOptions(character);
  if (strangeFeature !== null) return refuse('optionsAreWrong', { feature: strangeFeature });
  if (Object.keys(character.usesSpent).some((key) => key.length > longestId) || Object.keys(character.usesSpent).length > longestId)
    return refuse('usesOfNoFeature', {});
  if (character.concentration !== null && !spellOf(character, character.concentration)) return refuse('noSpellToConcentrateOn', {});
  return yes(character);
}
