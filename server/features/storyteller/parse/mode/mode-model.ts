import { modes } from '#server/features/storyteller/parse/clauses.ts';
import { learnedModel } from '#server/features/storyteller/parse/classifier/linear-model.ts';

/** The size of what was learned of modes. */
export const modelSize = { places: 32_768, labels: modes.length } as const;

/** How likely each mode is for a clause with these features, in the order of `modes`, by the weights in `content/storyteller/modes.json`. */
export const likelihoodsOf = learnedModel('storyteller/modes.json', modelSize);
