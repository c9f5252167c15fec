import type { Npc } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { wasNarratedLately } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { sayOnce } from '#server/features/storyteller/compose/people/tell-self.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { newsIn } from '#server/features/storyteller/parse/answers/news-heard.ts';

/** How somebody takes news by what they think of the party. */
const tempers = { friendly: 'open', neutral: 'open', wary: 'guarded', hostile: 'guarded' } as const;

/**
 * How somebody takes news that the adventure has nothing of theirs to say to: by whether it is of a thing of their own or of somebody, good or
 * bad, and by their temper; and what they think of whom it is about, where they say such a thing of anybody. Nothing is claimed by it but what was told.
 */
export function tellNews(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText[] | undefined {
  const news = newsIn(action, npc, writer.context.brief.adventure);
  if (!news) return undefined;
  const temper = tempers[attitudeOf(writer.before, npc)];
  const kind = news.isBad ? 'bad' : 'plain';
  const subject = capitalize(withinSentence(news.subject));
  const told = writer.fragments.insist([`news.${news.about}.${temper}.${kind}`, `news.${news.about}.${temper}`], { ...facts, subject });
  if (told === null) return undefined;
  const opinion = news.other && npc.opinions?.[news.other.id];
  const isNew = opinion !== undefined && temper === 'open' && !wasNarratedLately(writer, opinion);
  return [required(told), ...(isNew ? [sayOnce(opinion, npc, writer, facts)] : [])];
}
