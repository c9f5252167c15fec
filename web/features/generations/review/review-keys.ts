import type { Proposal } from '#domain/world/generation.ts';
import type { ReviewMode } from './use-review.ts';

/** What a key asks for on the review. */
export type ReviewWish = 'next' | 'before' | 'accept' | 'reject' | 'reopen' | 'edit' | 'merge' | 'look';

const wishes: Record<string, ReviewWish> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'before',
  ArrowUp: 'before',
  a: 'accept',
  r: 'reject',
  e: 'edit',
  m: 'merge',
};

/** What a key does: while one is edited or merged only Escape, which leaves that; what is decided can only be reopened when it was rejected. */
export function reviewKey(key: string, mode: ReviewMode, state: Proposal['state'] | null): ReviewWish | null {
  if (mode !== 'look') return key === 'Escape' ? 'look' : null;
  const wish = wishes[key] ?? null;
  if (wish === null || wish === 'next' || wish === 'before') return wish;
  if (state === 'rejected') return wish === 'reject' ? 'reopen' : null;
  return state === 'open' ? wish : null;
}
