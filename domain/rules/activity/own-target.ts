import type { Targets } from './reach.ts';

/** Whether something is used on oneself alone. */
export function isOwnTarget({ who }: Targets): boolean {
  return who === 'self';
}
