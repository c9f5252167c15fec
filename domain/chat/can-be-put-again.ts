import type { ResolvedIntent } from './resolved-intent.ts';

/** Whether an intent can be put to the narrator once more: the reply did not take it up, or broke off before it could. */
export function canBePutAgain({ id, outcome, why }: Pick<ResolvedIntent, 'id' | 'outcome' | 'why'>): boolean {
  return id !== '' && (outcome === 'notAnswered' || (outcome === 'failed' && why?.code === 'brokeOff'));
}
