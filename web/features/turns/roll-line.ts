import type { Roll } from '#domain/dice/roll.ts';

/** A roll in one line: what for, its total, and against what. */
export function rollLine({ label, total, against }: Pick<Roll, 'label' | 'total' | 'against'>): string {
  return `${label}: ${total}${against === null ? '' : ` against ${against}`}`;
}
