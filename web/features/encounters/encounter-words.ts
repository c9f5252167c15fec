import type { KnownFoe } from '#domain/encounter/foes.ts';
import type { Grouping, Role } from '#domain/encounter/terrains.ts';
import type { Warning } from '#domain/encounter/warnings.ts';
import { countText } from '#domain/text/count-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { severalText } from '#domain/text/noun-text.ts';

export const groupingText: Readonly<Record<Grouping, string>> = {
  leader: 'A leader and followers',
  pack: 'A pack',
  pair: 'A pair',
  single: 'A single creature',
};

export const roleText: Readonly<Record<Role, string>> = {
  solo: 'Stands alone (legendary)',
  brute: 'Hits hard',
  mobile: 'Fast or flying',
  archer: 'Strikes from afar',
  lurker: 'Stealthy',
  caster: 'Casts spells',
};

/** An encounter by its foes: “Goblin Boss, 3 Wolves”. */
export const foesText = (foes: readonly KnownFoe[]): string =>
  foes.map(({ creature, count }) => severalText(count, creature.name)).join(', ');

/** What a Dungeon Master should know before they play an encounter. */
export function warningText(warning: Warning): string {
  switch (warning.kind) {
    case 'beyondHigh':
      return 'It costs more than a high budget. Heroes may die.';
    case 'crowd':
      return `${warning.creatures} creatures against ${countText(warning.heroes, 'hero', 'heroes')}: with more than two for each, luck on their side does much harm. Take some that fall fast.`;
    case 'outnumbered':
      return `Heroes of levels 1 and 2 fall to few blows, and ${warning.creatures} creatures outnumber them.`;
    case 'aboveLevel':
      return `${listText(warning.names)}: a challenge rating above the party’s level (${warning.level}). One action may bring a hero down.`;
    case 'manyStatBlocks':
      return `${warning.statBlocks} different stat blocks are many to run at once. Two or three are easier.`;
    case 'worthless':
      return `${listText(warning.names)}: worth no experience, so the budget does not count them.`;
  }
}
