import type { Creature } from '#domain/encounter/creature.ts';
import { isMetIn } from '#domain/encounter/lore-creatures.ts';
import type { NamingLore } from '#domain/encounter/lore-creatures.ts';
import { challenges } from '#domain/rules/challenges.ts';

/** What somebody looks for; an empty text stands for any. */
export interface CreatureFilter {
  query: string;
  type: string;
  from: string;
  to: string;
  size: string;
  terrain: string;
  role: string;
}

export const noFilter: CreatureFilter = { query: '', type: '', from: '', to: '', size: '', terrain: '', role: '' };

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The creatures that fit all that is asked, and are met where an entry of lore says, if any is chosen. Each word that is typed begins a word of the name, the type or a band; those named so come first. */
export function filterCreatures(creatures: readonly Creature[], filter: CreatureFilter, place: NamingLore | null): Creature[] {
  const { query, type, from, to, size, terrain, role } = filter;
  const asked = wordsOf(query);
  const [least, most] = [challenges.findIndex((each) => each === from), challenges.findIndex((each) => each === to)];
  const begins = (text: string) => asked.every((word) => wordsOf(text).some((one) => one.startsWith(word)));
  const found = creatures.filter((each) => {
    const rank = challenges.indexOf(each.challenge);
    return (
      (type === '' || each.type === type) &&
      (size === '' || each.size === size) &&
      (terrain === '' || each.terrains.length === 0 || each.terrains.some((one) => one === terrain)) &&
      (role === '' || each.roles.some((one) => one === role)) &&
      rank >= least &&
      (most === -1 || rank <= most) &&
      (place === null || isMetIn(each, place)) &&
      begins([each.name, each.type, ...each.bands].join(' '))
    );
  });
  return [...found.filter(({ name }) => begins(name)), ...found.filter(({ name }) => !begins(name))];
}
