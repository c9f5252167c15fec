import { learnedModel } from '#server/features/storyteller/parse/classifier/linear-model.ts';
import { questionFeatures } from './question-features.ts';
import { learnedKinds } from './question-kinds.ts';
import type { LearnedKind } from './question-kinds.ts';

/** The size of what was learned of questions. */
export const questionSize = { places: 8192, labels: learnedKinds.length } as const;

/** The likeliest kind of a question, and how sure that is. */
export interface ReadKind {
  kind: LearnedKind;
  /** How likely it is, of all that the words may be. */
  likely: number;
  /** How likely it is, once the words are known to be for the narrator. */
  ifAsked: number;
}

/** The likeliest kind by how likely each is, in the order of `learnedKinds`; never `none`. */
export function likeliestKind(likely: readonly number[]): ReadKind {
  const [none = 0] = likely.slice(learnedKinds.indexOf('none'));
  const rated = learnedKinds.map((kind, at) => ({ kind, likely: likely[at] ?? 0 })).filter(({ kind }) => kind !== 'none');
  const best = rated.reduce((one, other) => (other.likely > one.likely ? other : one));
  return { ...best, ifAsked: best.likely / Math.max(1 - none, 1e-9) };
}

const likelihoodsOf = learnedModel('storyteller/questions.json', questionSize);

/** What kind of question words put to the narrator, by the weights in `content/storyteller/questions.json`. */
export function kindOf(text: string): ReadKind {
  return likeliestKind(likelihoodsOf(questionFeatures(text)));
}
