import type { Clause, Mode } from '#server/features/storyteller/parse/clauses.ts';
import { modes } from '#server/features/storyteller/parse/clauses.ts';
import { featuresOf } from './mode-features.ts';
import type { ModeContext } from './mode-features.ts';
import { likelihoodsOf } from './mode-model.ts';

/** For whom a clause is where it is no aside, and how likely that is right, from 0 to 1; and how likely it is an aside. */
export interface ReadMode {
  mode: Exclude<Mode, 'aside'>;
  sureness: number;
  aside: number;
}

/** How much the words of a clause count beside the clause as a whole, and how likely each mode is at least by single words. */
const byWords = { weight: 0.4, atLeast: 0.01 } as const;

/** How likely each mode is by a clause as a whole and by its words; both were learned, each knows what the other does not. */
function withWords(clause: readonly number[], words: readonly number[] | null): number[] {
  if (words === null) return [...clause];
  const both = clause.map(
    (likely, mode) => (likely * ((words[mode] ?? 0) + byWords.atLeast) ** byWords.weight) ** (1 / (1 + byWords.weight)),
  );
  const total = both.reduce((sum, each) => sum + each, 0);
  return both.map((each) => each / total);
}

/** From here on the words of a clause say what it is, whatever else speaks for another mode. */
const surely = 0.8;

/** The mode that the words of a clause surely have, by how likely each is for them; `mode` where they leave it open. */
export function surelyBy(words: readonly number[], mode: Mode): Mode {
  const most = Math.max(...words);
  return most >= surely ? (modes[words.indexOf(most)] ?? mode) : mode;
}

const inTale = modes.filter((mode) => mode !== 'aside');

/**
 * Whether a clause asks the narrator, speaks to somebody in the tale, acts in it, or is an aside: direct speech speaks, and the rest was
 * learned from labelled clauses of people who did not know this code (`content/storyteller/training`). `words` says how likely each mode is by
 * the words of the clause, in the order of `modes`.
 */
export function modeOf(clause: Clause, context: ModeContext, words: readonly number[] | null): ReadMode {
  if (clause.quote !== null) return { mode: 'speak', sureness: 1, aside: 0 };
  const likely = withWords(likelihoodsOf(featuresOf(clause, context)), words);
  const aside = likely[modes.indexOf('aside')] ?? 0;
  // What is left beside a likely aside is no sure sign of anything.
  const left = aside > 0.3 ? 1 : 1 - aside;
  const others = inTale.map((mode) => (likely[modes.indexOf(mode)] ?? 0) / left);
  const sureness = Math.max(...others);
  return { mode: inTale[others.indexOf(sureness)] ?? 'act', sureness, aside };
}
