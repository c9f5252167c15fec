import { Character } from '#domain/character/character.ts';
import { undoneOf } from '#domain/character/kept/kept-hero.ts';
import { validateCharacter } from '#domain/character/validate-character.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { undo as operation } from '#contract/play/heroes/heroes.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { allowed } from '#server/features/characters/change-character.ts';
import { findKind, heroHeld } from './asked-hero.ts';
import { answeredBefore, changeHero } from './change-hero.ts';

export const undo = command(operation, {
  may: policies['heroes.undo'],
  find: findKind,
  run: async (call) => {
    const { tx, input } = call;
    const here = await heroHeld(call);
    const before = await answeredBefore(here, input.id);
    if (before) return before;
    const { character, facts } = allowed(undoneOf(here.kept, input.position));
    // What a device says of earlier states is not believed.
    const read = Character.safeParse(character);
    if (!read.success) throw new Refusal('hero.unreadable');
    return changeHero(tx, here, input.id, { character: allowed(validateCharacter(read.data)), facts });
  },
});
