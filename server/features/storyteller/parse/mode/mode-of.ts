import type { Clause, Mode } from '#server/features/storyteller/parse/clauses.ts';
import { modes } from '#server/features/storyteller/parse/clauses.ts';
import { featuresOf } from './mode-features.ts';
import type { ModeContext } from './mode-features.ts';
import { likelihoodsOf } from './mode-model.ts';

/** For whom a clause is, and how likely that is right, from 0 to 1. */
export interface ReadMode {
  mode: Mode;
  sureness: number;
}

/**
 * Whether a clause asks the narrator, speaks to somebody in the tale, or acts in it: direct speech speaks, and the rest was learned from
 * labelled clauses of people who did not know this code (`content/storyteller/training`).
 */
export function modeOf(clause: Clause, context: ModeContext): ReadMode {
  if (clause.quote !== null) return { mode: 'speak', sureness: 1 };
  const likely = likelihoodsOf(featuresOf(clause, context));
  const sureness = Math.max(...likely);
  return { mode: modes[likely.indexOf(sureness)] ?? 'act', sureness };
}
