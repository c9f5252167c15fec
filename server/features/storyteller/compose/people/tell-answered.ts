import type { Npc } from '#domain/narration/adventure.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { LikelyAnswer } from '#server/features/storyteller/parse/answers/best-answer.ts';
import { topicIn } from '#server/features/storyteller/parse/answers/sayable.ts';
import type { Sayable } from '#server/features/storyteller/parse/answers/sayable.ts';
import { tellFact } from './tell-common.ts';
import { sayOnce } from './tell-self.ts';

/** From here on an answer is told as the answer; below it, somebody may say that they know only something beside it. */
const sure = 0.5;

/** Whether an answer is so likely what was asked for that it is told as such. */
export const isSureOf = ({ likelihood }: LikelyAnswer): boolean => likelihood >= sure;

/**
 * What answers a question that no topic answers: what everybody knows, what somebody says of themself or thinks of another. Undefined
 * for topics.
 */
export function tellPlainly(said: Sayable, action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const { kind, text } = said;
  if (topicIn(said, npc)) return undefined;
  if (kind !== 'common') return sayOnce(text, npc, writer, facts);
  return tellFact(text, action, npc, writer, facts) ?? sayOnce(text, npc, writer, facts);
}
