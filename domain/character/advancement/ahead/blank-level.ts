import type { LevelDraft } from './level-draft.ts';

/** A level of which nothing is chosen yet. */
export const blankLevel: LevelDraft = { hitPoints: 'fixed', raised: [], list: 'wizard', picks: {}, class: null, order: null };
