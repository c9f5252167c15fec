import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { act as operation } from '#contract/play/heroes/heroes.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { allowed } from '#server/features/characters/change-character.ts';
import { contentOfSheetAct } from '#server/features/characters/ruled/sheet-act-content.ts';
import { targetsOf } from '#server/features/characters/ruled/targets-of.ts';
import { findKind, heroHeld } from './asked-hero.ts';
import { answeredBefore, changeHero } from './change-hero.ts';

export const act = command(operation, {
  may: policies['heroes.act'],
  find: findKind,
  run: async (call) => {
    const { tx, kernel, input } = call;
    const here = await heroHeld(call);
    const before = await answeredBefore(here, input.id);
    if (before) return before;
    const { character } = here;
    // Nobody else is there.
    if (targetsOf(input.act).some((id) => id !== character.id)) throw new Refusal('character.notFound');
    const content = await contentOfSheetAct(character, input.act, { own: waresOf(character.homebrew), others: [] });
    const done = allowed(actOnSheet(character, input.act, kernel.dice, content));
    const rolls = done.rolls.map((each) => (each.from ? each : { ...each, by: character.id }));
    return changeHero(tx, here, input.id, { ...done, rolls, isDrawn: input.act.kind === 'drawPortrait' });
  },
});
