import type { Hero } from '#domain/narration/brief.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { unplacedIn } from '#server/features/storyteller/parse/things/unplaced.ts';

/** To ask whether something can be done is not to do it; what it would take and is not here is said. */
export function readLeave(text: string, actor: Hero, { kind, targets }: Pick<HeroAction, 'kind' | 'targets'>, stage: Stage): HeroAction {
  const missing = unplacedIn(text, actor, kind, targets, stage);
  if (missing !== null) return action(actor, [text], { kind: 'use', absent: true, missing });
  return action(actor, [text], { kind: 'ask', asked: { asks: 'leave', subject: null }, question: true });
}
