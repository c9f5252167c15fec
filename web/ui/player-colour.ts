import { hashOf } from './seeded.ts';

/** The colour a person keeps everywhere, chosen by their id. */
export function playerColour(id: string): string {
  return `var(--player-${(hashOf(id) % 8) + 1})`;
}
