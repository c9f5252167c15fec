import type { IntentOutcome } from './resolved-intent.ts';

/** How an intent ended, as people read it. */
export const outcomeLabels: Record<IntentOutcome, string> = {
  done: 'Done',
  partly: 'Partly done',
  failed: 'Failed',
  blocked: 'Blocked',
  answered: 'Answered',
  notAnswered: 'Not answered',
};
