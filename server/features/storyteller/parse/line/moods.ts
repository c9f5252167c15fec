import type { Hero } from '#domain/narration/brief.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { freeActionIn, isGesture } from '#server/features/storyteller/parse/improvised/read-free.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { styleOf } from '#server/features/storyteller/parse/things/style.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';

/** Words that show a mood and tell nothing to be done: seen by whoever is here, else a moment of waiting. */
export function readMood(text: string, actor: Hero, stage: Stage): HeroAction {
  const targets = targetsIn(text, stage.adventure, stage.state, stage.party);
  const free = freeActionIn(text, actor, targets, stage);
  const isWild = targets.some((each) => each.kind === 'npc' && isBeast(each.npc)) && isGesture(text, actor);
  if (!free && isWild) return action(actor, [text], { kind: 'talk', skill: 'animal handling', targets, style: styleOf(text) });
  return action(actor, [text], free ? { kind: 'use', ...free } : {});
}

/** Whether a gesture beside other words is one that is seen: "smile at Nettle and say hello", "I kneel and take her hand". */
export function isSeen({ text }: HeardClause, all: readonly HeardClause[], actor: Hero, stage: Stage): boolean {
  if (all.length < 2) return false;
  const free = freeActionIn(text, actor, targetsIn(text, stage.adventure, stage.state, stage.party), stage);
  return free !== null && free.absent !== true;
}

/** Whoever is turned to by gestures that are not told: "bows to the bailiff and says 'your honour'". */
export function facedBy(clauses: readonly HeardClause[], { adventure, state, party }: Stage): Target[] {
  return clauses.flatMap(({ text }) => targetsIn(text, adventure, state, party)).filter(({ kind }) => kind === 'npc');
}
