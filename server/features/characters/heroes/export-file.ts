import { writeCharacterFile } from '#domain/character/interchange/file.ts';
import { policies } from '#domain/permissions/policies.ts';
import { export as operation } from '#contract/play/heroes/heroes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { writtenFile } from '#server/features/characters/ruled/written-file.ts';
import { findKind, heroAsked } from './asked-hero.ts';

export const exportFile = query(operation, {
  may: policies['heroes.export'],
  find: findKind,
  run: async (call) => {
    const { character, picture } = await heroAsked(call);
    const items = character.homebrew.filter(({ kind }) => kind === 'item');
    return writtenFile(character, items, call.input.format, () => writeCharacterFile(character, picture ?? call.input.picture, items));
  },
});
