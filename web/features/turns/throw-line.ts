import type { Throw } from '#domain/request.ts';

/** A throw in one line: what for, its total, and against what. */
export function throwLine({ label, total, against }: Pick<Throw, 'label' | 'total' | 'against'>): string {
  return `${label}: ${total}${against === null ? '' : ` against ${against}`}`;
}
