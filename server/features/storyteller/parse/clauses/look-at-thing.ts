import type { Hero } from '#domain/narration/brief.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';

/** Whether the last thing done in some words is a look at something that is nobody: "I lift the lid and look into the chest". */
export function isLookAtThing(text: string, actor: Hero, { adventure, state, party }: Stage): boolean {
  const last =
    text
      .replace(/[\s:.!?-]+$/, '')
      .split(/[.!?;] |,? \band (?:then )?/u)
      .at(-1) ?? '';
  const { verb } = verbPhraseOf(last, actor);
  const isLook = verb !== null && readings.get(verb)?.kind === 'search';
  return isLook && !targetsIn(last, adventure, state, party).some(({ kind }) => kind === 'npc' || kind === 'hero');
}
