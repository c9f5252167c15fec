import { randomUUID } from 'node:crypto';
import { personOf } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remoteGenerations as remote } from '#contract/remote/remote-generations.ts';
import { answer } from '#server/kernel/calls/handle.ts';
import { worldData } from '#server/features/generations/index.ts';

/** Answers the calls on generating for whoever is signed in; nothing is kept of them. */
export function remoteGenerationNames() {
  return {
    generateWorld: answer(remote.generateWorld, ({ actor, kernel }, { prompt, includeElements, expandCategory, existingData }) => {
      personOf(actor);
      if (prompt === '' && expandCategory === null) throw new Refusal('generation.inputRequired');
      const wish = { prompt, categories: includeElements, expandCategory, existing: existingData ?? {} };
      return Promise.resolve({ worldData: worldData({ ...wish, seed: randomUUID(), now: kernel.now(), newId: randomUUID }) });
    }),
  };
}
