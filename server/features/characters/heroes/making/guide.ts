import { guideCreation } from '#domain/character/creation/creation-guide.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { guide as operation } from '#contract/play/heroes/heroes.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { makeByForm } from '#server/features/characters/operations/making/create-quick.ts';
import { homeOf, madeHero } from './made-hero.ts';

export const guide = query(operation, {
  may: policies['heroes.guide'],
  find: noSubject,
  run: async ({ kernel: { dice }, input: { id, ruleSet, ...said } }) => {
    const { ready, ...guidance } = guideCreation(said, ruleSet, dice);
    if (!ready) return { ...guidance, made: null };
    const { character, came } = makeByForm(homeOf(id), ready, ruleSet, null);
    if (!character.ok) throw new Refusal('character.creationRefused', tellCharacterRefusal(character.refused));
    return { ...guidance, made: await madeHero(character.value, came) };
  },
});
