import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { sceneIdOf, viewFrom } from '#domain/narration/whereabouts.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import type { Sql } from '#server/kernel/database/database.ts';

/**
 * Refuses what one hero would do to another, or hand to them, who is at another place of the story, and says where that is. Null where they
 * are together, and for sheets that nobody plays.
 */
export async function refuseApart(sql: Sql, hero: Character, others: readonly Character[]): Promise<ReturnType<typeof refuse> | null> {
  const played = others.filter(({ id, userId }) => id !== hero.id && userId !== '');
  const play = hero.userId === '' || played.length === 0 ? null : await findPlay(sql, hero.campaignId);
  if (!play?.state.apart) return null;
  const { state } = play;
  const away = played.find(({ userId }) => sceneIdOf(state, userId) !== sceneIdOf(state, hero.userId));
  if (!away) return null;
  const there = viewFrom(state, sceneIdOf(state, away.userId));
  const { name } = currentScene(await adventureOf(sql, play), there);
  return refuse('isAtOtherPlace', { name: away.name, place: withinSentence(name) });
}
