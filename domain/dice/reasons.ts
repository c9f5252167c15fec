import type { Roll } from './roll.ts';

/** What helps and what hinders a d20, each by its name: "Goblin is prone (within 5 feet)". */
export interface Reasons {
  helps: readonly string[];
  hinders: readonly string[];
}

type Mode = 'none' | NonNullable<Roll['advantage']>;

/** How a d20 falls by what helps and hinders it: any number of each cancel out (SRD 5.2.1, Advantage/Disadvantage). */
export function weighed({ helps, hinders }: Reasons): Mode {
  const [up, down] = [helps.length > 0, hinders.length > 0];
  if (up === down) return 'none';
  return up ? 'advantage' : 'disadvantage';
}

const titles = { advantage: 'Advantage', disadvantage: 'Disadvantage' } as const;

const named = (title: string, names: readonly string[]) => (names.length === 0 ? [] : [`${title}: ${[...new Set(names)].join(', ')}`]);

/** What helped and hindered a d20, a line each with every reason once, for its card. */
export function reasonNotes({ helps, hinders }: Reasons): string[] {
  const cancels = helps.length > 0 && hinders.length > 0;
  return [...named(titles.advantage, helps), ...named(titles.disadvantage, hinders), ...(cancels ? ['Both cancel out'] : [])];
}

/** A d20 as reasons have it fall, for `rollD20`. */
export const d20By = (reasons: Reasons) => ({ advantage: weighed(reasons), notes: reasonNotes(reasons) });

/** A d20 that falls once more, whatever helped or hindered the first. */
export const d20Again = (how: 'plain' | 'advantage') => ({ advantage: how === 'plain' ? ('none' as const) : how, notes: [] });

/** The same where any advantage is given up. */
export const withoutHelp = ({ hinders }: Reasons): Reasons => ({ helps: [], hinders });

/** How a roll fell. Rolls of earlier builds say it in their notes alone. */
export function modeOf({ advantage, notes = [] }: Pick<Roll, 'advantage' | 'notes'>): Mode {
  if (advantage !== undefined) return advantage;
  const said = (title: string) => notes.filter((note) => note.startsWith(`${title}:`));
  return weighed({ helps: said(titles.advantage), hinders: said(titles.disadvantage) });
}
