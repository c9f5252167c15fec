import type { Npc } from '#domain/narration/adventure.ts';
import { fullStop } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { firstSentences, required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { selfQuestion } from '#server/features/storyteller/parse/talk/self-question.ts';
import { spokenText } from '#server/features/storyteller/parse/topics.ts';

const wordsInBrief = 30;

/** What somebody says outright, once; asked again, that they have said so, by a fragment of the group. */
export function sayOnce(says: string, npc: Npc, writer: SceneWriter, facts: Facts, group = 'talk.again'): RankedText {
  const isAgain = writer.narrated.has(says) || wasNarratedLately(writer, says);
  const again = isAgain ? writer.fragments.insist([group], { ...facts, says: fullStop(firstSentences(says, wordsInBrief)) }) : null;
  if (again !== null) return required(again);
  writer.narrated.add(says);
  const text = writer.fragments.insist(['talk.answer'], { ...facts, says: fullStop(says) });
  return required(text ?? `"${fullStop(says)}"`, `${npc.name} answers. "${firstSentences(fullStop(says), wordsInBrief)}"`);
}

/** What somebody has to say of themself to what they are asked. */
function selfIn(action: HeroAction, npc: Npc): string | undefined {
  const kind = selfQuestion(spokenText(action, npc));
  return kind && npc.self?.[kind];
}

/** Whether what they are asked of themself has been told in this reply. */
export function isSelfTold(action: HeroAction, npc: Npc, { narrated }: SceneWriter): boolean {
  const says = selfIn(action, npc);
  return says !== undefined && narrated.has(says);
}

/** What somebody says of themself, where they are asked; undefined where they are not, or the adventure does not know. */
export function tellSelf(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const says = selfIn(action, npc);
  return says === undefined ? undefined : sayOnce(says, npc, writer, facts);
}
