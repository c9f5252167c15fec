import { capitalize } from '#domain/text/capitalize.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { shuffled } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import type { Motif } from './find-motifs.ts';
import type { Theme } from './themes/theme.ts';

type Naming = (pick: (words: readonly string[]) => string, theme: Theme) => string;

const place: Naming = (pick, { roots, ends }) => pick(roots) + pick(ends);
const named: Record<LoreCategory, readonly Naming[]> = {
  geography: [
    place,
    (pick, { tempers, places }) => `The ${pick(tempers)} ${pick(places)}`,
    (pick, theme) => `${pick(theme.marks)} ${pick(theme.places)}`,
  ],
  races: [(pick, { roots }) => `${pick(roots)}en`, (pick, { marks }) => `${pick(marks)}kin`, (pick, { roots }) => `${pick(roots)}ari`],
  classes: [(pick, { marks, callings }) => `${pick(marks)} ${pick(callings)}`],
  factions: [
    (pick, { marks, bodies }) => `The ${pick(marks)} ${pick(bodies)}`,
    (pick, { tempers, bodies }) => `The ${pick(tempers)} ${pick(bodies)}`,
  ],
  monsters: [(pick, { marks, beasts }) => `${pick(marks)} ${capitalize(pick(beasts))}`],
  items: [
    (pick, theme) => `The ${pick(theme.treasures)} of ${place(pick, theme)}`,
    (pick, { tempers, treasures }) => `The ${pick(tempers)} ${pick(treasures)}`,
  ],
  spells: [
    (pick, { marks, workings }) => `${pick(marks)} ${pick(workings)}`,
    (pick, { roots, ends, workings }) => `${pick(roots)}${pick(ends)}’s ${pick(workings)}`,
  ],
  quests: [(pick, { events }) => `The ${pick(events)}`, (pick, theme) => `The ${pick(theme.events)} of ${place(pick, theme)}`],
};
const villain: Naming = (pick, { roots, epithets }) => `${pick(roots)}${pick(['ax', 'oth', 'ira', 'en', 'uel'])} ${pick(epithets)}`;

interface NewName {
  category: LoreCategory;
  /** The first monster is a villain with a name of its own. */
  isFirst: boolean;
  theme: Theme;
  draw: Draw;
  /** Whether a name is taken already. */
  isTaken: (name: string) => boolean;
}

/** A name for an entry that nothing else bears; after many that are taken, one with a number. */
export function nameEntry({ category, isFirst, theme, draw, isTaken }: NewName): string {
  const pick = (words: readonly string[]) => shuffled(words, draw)[0] ?? '';
  const ways = isFirst && category === 'monsters' ? [villain] : named[category];
  const attempt = () => ways[Math.floor(draw() * ways.length)]?.(pick, theme) ?? '';
  for (let tries = 0; tries < 60; tries += 1) {
    const name = attempt();
    if (!isTaken(name)) return name;
  }
  for (let count = 2; ; count += 1) {
    const name = `${attempt()} ${count}`;
    if (!isTaken(name)) return name;
  }
}

/** The name of a region that is called after what the prompt asks for. */
export function nameAfter(motif: Motif, theme: Theme, draw: Draw): string {
  const [kind = ''] = shuffled(theme.places, draw);
  const article = motif.phrase === motif.name ? '' : 'the ';
  return `The ${kind} of ${article}${motif.name.split(' ').map(capitalize).join(' ')}`;
}
