/** What players ask the narrator that the state of the tale answers without a roll. */
export const stateQuestions = [
  'ways',
  'route',
  'place',
  'where',
  'people',
  'who',
  'seen',
  'known',
  'carried',
  'purse',
  'health',
  'sheet',
  'features',
  'hero',
  'recap',
  'goal',
  'over',
  'time',
  'leave',
  'rules',
  'anew',
  'past',
  'recall',
  'said',
  'kept',
  'changed',
  'again',
  'options',
  'words',
  'spells',
  'takeable',
  'cover',
  'rolled',
] as const;
export type StateQuestion = (typeof stateQuestions)[number];

/** A question as it was put; `subject` is whom or what it is about, in the player's words. */
export interface AskedQuestion {
  asks: StateQuestion;
  subject: string | null;
}

/**
 * What was learned to be told apart. `past` here is what was done before (in `StateQuestion` it is how to get past somebody); `none`
 * is what only sounds like a question to the narrator.
 */
export const learnedKinds = [
  'ways',
  'route',
  'place',
  'where',
  'people',
  'who',
  'seen',
  'known',
  'carried',
  'purse',
  'health',
  'sheet',
  'spells',
  'features',
  'hero',
  'recap',
  'said',
  'kept',
  'past',
  'again',
  'goal',
  'options',
  'over',
  'time',
  'leave',
  'rules',
  'words',
  'anew',
  'changed',
  'trust',
  'price',
  'none',
] as const;
export type LearnedKind = (typeof learnedKinds)[number];
