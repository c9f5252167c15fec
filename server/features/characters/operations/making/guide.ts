import { firstClassOf } from '#domain/character/classes/class-levels.ts';
import { guideCreation } from '#domain/character/creation/creation-guide.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { catalogue } from '#domain/refusals/refusals.ts';
import { guide as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { bringCharacter } from '#server/features/characters/bring-character.ts';
import { findCharacterOf, holdPlayer } from '#server/features/characters/characters.store.ts';
import { makeByForm } from './create-quick.ts';

export const guide = command(operation, {
  may: policies['characters.guide'],
  find: findAccess,
  run: async ({ tx, actor, subject, kernel, input: { id, campaignId, ...said } }) => {
    const person = personOf(actor);
    await holdPlayer(tx.sql, campaignId, person.id);
    const existing = await findCharacterOf(tx.sql, campaignId, person.id);
    const { ruleSet } = subject.settings();
    // The last answer once more, because what it came to was lost on the way.
    if (existing?.id === id && said.step !== 'start') {
      const { name, species: race } = existing;
      const { class: calling } = firstClassOf(existing);
      const { ready, ...guidance } = guideCreation(
        { step: 'complete', message: '', data: { name, race, class: calling } },
        ruleSet,
        kernel.dice,
      );
      if (ready) return { ...guidance, characterCreated: true, characterExists: false, character: existing };
    }
    if (existing) {
      const { sentence } = catalogue['character.exists'];
      const over = { step: 'complete' as const, data: said.data, message: sentence, suggestions: [] };
      return { ...over, characterCreated: false, characterExists: true, character: existing };
    }
    const { ready, ...guidance } = guideCreation(said, ruleSet, kernel.dice);
    if (!ready) return { ...guidance, characterCreated: false, characterExists: false, character: null };
    const { character } = await bringCharacter(tx, person, { id, campaignId }, () =>
      Promise.resolve(makeByForm({ id, userId: person.id, campaignId }, ready, ruleSet, null)),
    );
    return { ...guidance, characterCreated: true, characterExists: false, character };
  },
});
