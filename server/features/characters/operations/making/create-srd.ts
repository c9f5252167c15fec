import { characterFact } from '#domain/character/character-fact.ts';
import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { readyGear } from '#domain/character/inventory/ready.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { ownContentIdsIn } from '#domain/homebrew-id.ts';
import { yes } from '#domain/result.ts';
import { rolledTotals } from '#domain/character/creation/rolled-scores.ts';
import { createSrd as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findOwnContent } from '#server/features/homebrew/index.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { bringCharacter } from '#server/features/characters/bring-character.ts';
import { findScores } from '#server/features/characters/scores.store.ts';
import { refuse } from '#domain/character/refusals.ts';

export const createSrd = command(operation, {
  may: policies['characters.createSrd'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { id, campaignId, build } }) => {
    const person = personOf(actor);
    const came = characterFact({ kind: 'joins', hero: { id, name: build.name }, species: build.species, class: build.class });
    return bringCharacter(tx, person, { id, campaignId }, async () => {
      const { ruleSet } = subject.settings();
      if (ruleSet !== 'srd') return { character: refuse('tablePlaysQuickRules', {}), came };
      const scores = build.method === 'rolled' ? await findScores(tx.sql, campaignId, person.id) : null;
      const totals = build.method === 'rolled' ? rolledTotals(scores, build.scores) : yes([]);
      if (!totals.ok) return { character: totals, came };
      const homebrew = await findOwnContent(tx.sql, campaignId, ownContentIdsIn(build));
      const made = createSrdCharacter({ id, userId: person.id, campaignId, homebrew }, build, totals.value);
      return { character: made.ok ? yes(readyGear(made.value)) : made, came };
    });
  },
});
