import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { act as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { changeCharacter } from '#server/features/characters/change-character.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';

export const act = command(operation, {
  may: policies['characters.act'],
  find: findCharacterAccess,
  run: ({ tx, actor, kernel, input }) =>
    changeCharacter(tx, personOf(actor), input, (character) => actOnSheet(character, input.act, kernel.dice)),
});
