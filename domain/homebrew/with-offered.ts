import type { HomebrewEntry } from './entry.ts';

/** Somebody with all spells that they could learn of the campaign's own, beside what they have. */
export function withOffered<User extends { homebrew: readonly HomebrewEntry[] }>(user: User, entries: readonly HomebrewEntry[]) {
  const others = entries.filter(({ id, kind }) => kind === 'spell' && !user.homebrew.some((each) => each.id === id));
  return { ...user, homebrew: [...user.homebrew, ...others] };
}
