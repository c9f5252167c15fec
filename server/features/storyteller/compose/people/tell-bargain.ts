import type { Npc } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { namesAt, wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { openAim } from '#server/features/storyteller/parse/question/open-aim.ts';
import { withNames } from '#server/features/storyteller/parse/restate.ts';
import { bargainIn } from '#server/features/storyteller/parse/talk/bargain.ts';
import { askedText } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { tellWantRaised } from './tell-want.ts';

const groups = {
  friendly: 'talk.bargain.yes',
  neutral: 'talk.bargain.maybe',
  wary: 'talk.bargain.maybe',
  hostile: 'talk.bargain.no',
} as const;

/** How somebody takes it that something is held out to them for what they do: by what they think of the party. Undefined where nothing is. */
export function tellBargain(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const bargain = bargainIn(askedText(action, npc));
  if (!bargain) return undefined;
  const attitude = attitudeOf(writer.before, npc);
  const echo = withNames(bargain.echo, namesAt(writer.context));
  const text = writer.fragments.insist([groups[attitude]], { ...facts, echo });
  if (text === null) return undefined;
  if (attitude === 'friendly')
    writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'agreed', words: action.quote ?? action.clauses.join(', ') });
  return [required(text), ...(attitude === 'neutral' ? tellWantRaised(npc, action, writer, facts) : [])];
}

const asksAdvice =
  /\b(?:what (?:must|should|can|could|needs? to|has to) (?:be done|happen|we do|i do|one do)|what (?:do|would) (?:we|i) (?:need|have) to do|how (?:can|could|do|should|might|would) (?:we|i|one) (?:help|stop|fix|save|bring|mend|beat|win|end|undo|change|call)|what would you do)\b/i;

/** What somebody who is well disposed would do in the party's place; undefined where that is not asked, or nothing is open. */
export function tellAdvice(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const text = askedText(action, npc);
  if (!action.question || !asksAdvice.test(text) || attitudeOf(writer.before, npc) !== 'friendly') return undefined;
  const aim = openAim(text, writer.context.brief.adventure, writer.before);
  const told = aim && !wasNarratedLately(writer, aim.says) && writer.fragments.insist(['talk.advice'], { ...facts, says: aim.says });
  return told ? required(told) : undefined;
}
