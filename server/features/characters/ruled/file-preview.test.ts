import { expect, it } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import { filePreview } from './file-preview.ts';

it.each([
  ['tiefling', 'Abyssal', 'Tiefling, Abyssal'],
  ['elf', 'High Elf', 'High Elf'],
  ['dwarf', null, 'Dwarf'],
] as const)('names the species of %s of the lineage %s in full', (species, lineage, words) => {
  const character = hero({ species, lineage });
  expect(filePreview(character, character, 0).species).toBe(words);
});
