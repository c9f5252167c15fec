import { randomUUID } from 'node:crypto';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { rollAbilityScores } from '#domain/character/creation/rolled-scores.ts';
import { rollScores as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { postMessage } from '#server/features/chat/index.ts';
import { findCharacterOf, holdPlayer } from '#server/features/characters/characters.store.ts';
import { findScores, saveScores } from '#server/features/characters/scores.store.ts';

export const rollScores = command(operation, {
  may: policies['characters.rollScores'],
  find: findAccess,
  run: async ({ tx, actor, kernel, input: { campaignId, way } }) => {
    const person = personOf(actor);
    await holdPlayer(tx.sql, campaignId, person.id);
    if (await findCharacterOf(tx.sql, campaignId, person.id)) throw new Refusal('character.exists');
    const existing = await findScores(tx.sql, campaignId, person.id);
    if (existing) return existing;
    const rolled = rollAbilityScores(way, await tableDice(tx, kernel, campaignId));
    await saveScores(tx, campaignId, person, rolled);
    await postMessage(tx, {
      id: randomUUID(),
      campaignId,
      authorId: person.id,
      authorName: person.name,
      role: 'system',
      content: `${person.name} rolls ${way} six times for a new character: ${rolled.rolls.map(({ total }) => total).join(', ')}`,
      audience: null,
      rolls: rolled.rolls,
      narration: null,
    });
    return rolled;
  },
});
