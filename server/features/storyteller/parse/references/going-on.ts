import type { Hero } from '#domain/narration/brief.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { partnerOf } from '#server/features/storyteller/parse/addressee.ts';
import { readSpeech } from '#server/features/storyteller/parse/classify.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { asksOn } from '#server/features/storyteller/parse/topics.ts';

/** A line that asks whoever has just spoken to go on: "go on", "and then?" Undefined where nobody has, or it asks for something else. */
export function readGoingOn(line: string, actor: Hero, { adventure, state }: Stage): HeroAction | undefined {
  const text = line.replaceAll('"', '').trim();
  if (!asksOn(text)) return undefined;
  const partner = partnerOf(adventure, state, 1);
  const named = presentNpcs(adventure, state).find(({ name }) => name.split(' ').some((part) => part.length > 2 && isNamed(text, part)));
  const npc = named ?? partner;
  return (
    npc &&
    action(actor, [text], { ...readSpeech(text, undefined), targets: [{ kind: 'npc', npc }], quote: text, question: text.includes('?') })
  );
}
