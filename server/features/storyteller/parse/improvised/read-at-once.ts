import type { Hero } from '#domain/narration/brief.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { readFeeding } from '#server/features/storyteller/parse/things/feeding.ts';
import { perilIn } from './peril.ts';
import { readBlow } from './read-blow.ts';
import { readCare } from './read-care.ts';
import { readWaking } from './read-waking.ts';
import { readSoothing } from './soothing.ts';

/** What cannot wait for any other reading: what may kill, care for one who lies here, a foe that is set upon, and a beast that is calmed or fed. */
export function readAtOnce(clause: HeardClause, actor: Hero, stage: Stage, before: Target[]): HeroAction | undefined {
  return (
    perilIn(clause, actor, stage) ??
    readWaking(clause, actor, stage) ??
    readCare(clause, actor, stage, before) ??
    readBlow(clause, actor, stage, before) ??
    readSoothing(clause, actor, stage, before) ??
    readFeeding(clause, actor, stage)
  );
}
