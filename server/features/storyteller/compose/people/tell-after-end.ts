import type { Npc } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import { endingTold } from '#domain/narration/ending.ts';
import { greetingsOf } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { FoundTopic } from '#server/features/storyteller/parse/topics.ts';

/** The sentences for how somebody takes what they are told, or promised: by what they think of the party. */
export function toldGroups(kind: 'told' | 'promised', npc: Npc, writer: SceneWriter): string[] {
  const attitude = attitudeOf(writer.before, npc);
  return kind === 'told' && attitude !== 'neutral' ? [`talk.told.${attitude}`] : [`talk.${kind}`];
}

/**
 * What somebody says once the tale has ended, to whoever asks them nothing that they have an answer to: they speak of how it ended, and what
 * they hear is heard, without what they had to say before. Undefined while the tale goes on.
 */
export function tellAfterEnd(
  action: HeroAction,
  found: FoundTopic | undefined,
  npc: Npc,
  writer: SceneWriter,
  facts: Facts,
): RankedText | undefined {
  const { adventure } = writer.context.brief;
  const isOpen = !isBeast(npc) && found?.topic.isAside !== true && (!action.question || found === undefined);
  if (!isOpen || endingTold(adventure, writer.before)?.after === undefined) return undefined;
  const says = greetingsOf(adventure, writer.before, npc).filter((each) => !writer.fragments.isStale(each.id));
  const told = says.length > 0 ? writer.fragments.insist(['talk.greeting'], { ...facts, says }) : null;
  if (told !== null) return required(told);
  const heard = action.question ? null : writer.fragments.insist(toldGroups('told', npc, writer), facts);
  return heard === null ? undefined : required(heard);
}
