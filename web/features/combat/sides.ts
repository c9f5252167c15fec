import { isFoe } from '#domain/combat/sides.ts';
import type { MeantFor } from '#domain/rules/activity/targeting.ts';
import type { Figure } from './figure.ts';

type Side = Figure['side'];

/** Some of those in a fight, under the word that stands for them. */
export interface SideGroup {
  title: string;
  /** What chooses all of them at once. */
  all: string;
  figures: readonly Figure[];
}

const bySide: readonly { side: Side; title: string }[] = [
  { side: 'heroes', title: 'Heroes' },
  { side: 'foes', title: 'Foes' },
  { side: 'others', title: 'Others' },
];

const groupOf = (title: string, figures: readonly Figure[]): SideGroup => ({ title, all: `All ${title.toLowerCase()}`, figures });

/** Those in a fight apart by side, as somebody sees them: foes first, and last where something is meant for friends. Where nobody acts, such as for a trap, by the sides themselves. */
export function groupsBySide(figures: readonly Figure[], of: Side | null, meant: MeantFor | null = null): SideGroup[] {
  const groups =
    of === null
      ? bySide.map(({ side, title }) =>
          groupOf(
            title,
            figures.filter((each) => each.side === side),
          ),
        )
      : [
          groupOf(
            'Foes',
            figures.filter(({ side }) => isFoe(of, side)),
          ),
          groupOf(
            'Friends',
            figures.filter(({ side }) => side === of),
          ),
          groupOf(
            'Others',
            figures.filter(({ side }) => side !== of && !isFoe(of, side)),
          ),
        ];
  const [first, ...rest] = groups.filter((group) => group.figures.length > 0);
  if (!first) return [];
  return of !== null && meant === 'friends' && first.title === 'Foes' ? [...rest, first] : [first, ...rest];
}
