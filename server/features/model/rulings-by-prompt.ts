import { scenesOfParty } from '#domain/narration/whereabouts.ts';
import { dataBlock } from './prompt-parts/data-block.ts';
import type { Reply } from './narrator-model.ts';
import { meantBy } from './opaque-ids.ts';
import type { Rulings } from './rulings.ts';
import { sceneFacts } from './scene-facts.ts';

/**
 * The rulings as a model asks for them, who knows the ids of its prompt alone. The outcome of a journey says also what there is to see
 * where it ends: its prompt was written before, and without it the model would have to make up the place.
 */
export function rulingsByPrompt(rulings: Rulings, { brief, delimiter }: Pick<Reply, 'brief' | 'delimiter'>): Rulings {
  const placesNow = () => scenesOfParty(rulings.progress().state, brief.party);
  return {
    ...rulings,
    async callTool(call, signal) {
      const known = placesNow();
      const answer = await rulings.callTool(meantBy({ ...brief, now: rulings.progress().state }, call), signal);
      if (call.name !== 'set_location' || placesNow().every((place) => known.includes(place))) return answer;
      const { state } = rulings.progress();
      return `${answer}\n\n${dataBlock(delimiter, 'scene', sceneFacts({ ...brief, state }))}`;
    },
  };
}
