import type { Figure } from './figure.ts';

type Side = Figure['side'];

/** Some of those in a fight, under the word that stands for them. */
export interface SideGroup {
  title: string;
  /** What chooses all of them at once. */
  all: string;
  figures: readonly Figure[];
}

/** Whether somebody of one side strikes somebody of the other unless something else is said; the neutral are nobody’s foes. */
function isFoe(of: Side, side: Side): boolean {
  return of === 'others' ? side === 'foes' : side !== of && side !== 'others';
}

const bySide: readonly { side: Side; title: string }[] = [
  { side: 'heroes', title: 'Heroes' },
  { side: 'foes', title: 'Foes' },
  { side: 'others', title: 'Others' },
];

const groupOf = (title: string, figures: readonly Figure[]): SideGroup => ({ title, all: `All ${title.toLowerCase()}`, figures });

/** Those in a fight apart by side, as somebody sees them: foes first. Where nobody acts, such as for a trap, by the sides themselves. */
export function groupsBySide(figures: readonly Figure[], of: Side | null): SideGroup[] {
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
  return groups.filter((group) => group.figures.length > 0);
}
