import type { Hero } from '#domain/narration/brief.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { wantsOf } from '#server/features/storyteller/parse/talk/wants.ts';
import { servedFor, wareWanted } from '#server/features/storyteller/parse/trade/wanted.ts';
import { unplacedIn } from '#server/features/storyteller/parse/things/unplaced.ts';

/** What is asked for that somebody here sells: "can I have a bed for the night?" */
function orderedIn(text: string, { adventure, state }: Stage): string | null {
  const wants = wantsOf(text);
  if (wants === null) return null;
  const isSold = presentNpcs(adventure, state).some((npc) => wareWanted(npc, wants, state) !== undefined || servedFor(npc, wants) !== null);
  return isSold ? wants : null;
}

/** To ask whether something can be done is not to do it; what it would take and is not here is said. What is sold here is ordered by it. */
export function readLeave(text: string, actor: Hero, { kind, targets }: Pick<HeroAction, 'kind' | 'targets'>, stage: Stage): HeroAction {
  const wants = orderedIn(text, stage);
  if (wants !== null) {
    const people = targets.filter((each) => each.kind === 'npc');
    return action(actor, [text], { kind: 'talk', skill: 'persuasion', targets: people, question: true, wants });
  }
  const missing = unplacedIn(text, actor, kind, targets, stage);
  if (missing !== null) return action(actor, [text], { kind: 'use', absent: true, missing });
  return action(actor, [text], { kind: 'ask', asked: { asks: 'leave', subject: null }, question: true });
}
