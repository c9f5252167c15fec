import type { Hero } from '#domain/narration/brief.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { styleOf } from '#server/features/storyteller/parse/things/style.ts';
import { unplacedIn } from './unplaced.ts';

/** Something is held out to somebody, who may take it or not. */
export function readHanding({ text, quote }: HeardClause, actor: Hero, targets: Target[], stage: Stage): HeroAction {
  const missing = quote === null ? unplacedIn(text, actor, 'use', targets, stage) : null;
  if (missing !== null) return action(actor, [text], { kind: 'use', targets, absent: true, missing });
  return action(actor, [text], { kind: 'talk', skill: 'persuasion', targets, style: styleOf(text), quote, offers: true });
}
