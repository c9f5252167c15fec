import { levelOf } from '#domain/character/classes/class-line.ts';
import { Character } from '#domain/character/character.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { PlayState } from '#domain/narration/play-state.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import { indexSession } from '#domain/timeline/recap-index.ts';
import type { SessionStory } from '#domain/timeline/recap-write.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readableOf } from '#server/kernel/database/stored.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { listParticipants, findPlay } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { loreSharedSince } from '#server/features/table-lore/index.ts';
import { fightsIn } from './fights-in.ts';
import { listStory } from './story.store.ts';
import type { PassageRow } from './story.store.ts';

export interface GatheredSession extends SessionStory {
  startedAt: Date;
}

/** Beyond every position. */
const NOW = Number.MAX_SAFE_INTEGER;

/**
 * Everything a recap is written from: what was told and said after a position on the branch played now, and how the records
 * of the table changed meanwhile. Whispers and notes are not read at all. Null when nothing was told.
 */
export async function gatherSession(sql: Sql, campaignId: string, after: number): Promise<GatheredSession | null> {
  const play = await findPlay(sql, campaignId);
  const passages = await listStory(sql, campaignId, after, campaignServerLimits.sessionPassages);
  const [first] = passages;
  if (!play || !first) return null;
  const adventure = await adventureOf(sql, play);
  const states = await statesSince(sql, campaignId, after);
  const [before, now] = [await sheetsAt(sql, campaignId, after), await sheetsAt(sql, campaignId, NOW)];
  const playerNames = new Map(
    (await listParticipants(sql, campaignId, campaignServerLimits.sessionPeople)).map(({ userId, name }) => [userId, name]),
  );
  for (const { authorId, author } of passages) if (authorId !== null) playerNames.set(authorId, author);
  const nameOf = (id: string) => now.find((each) => each.id === id || each.userId === id)?.name ?? playerNames.get(id) ?? null;
  const fights = fightsIn(await documentStore.listChanges(sql, campaignId, 'combat', after, NOW));
  const lore = await loreSharedSince(sql, campaignId, after);
  const texts = passages.map(({ text }) => text);
  const opening = states[0] && currentScene(adventure, states[0]);
  return {
    startedAt: first.at,
    opening: opening ? { name: opening.name, place: opening.place } : null,
    passages: passages.map(({ role, author, text, scene }) => ({ tells: role !== 'player', author, text, scene })),
    heroes: heroesOf(passages, now),
    index: indexSession({ adventure, states, texts, nameOf, before: before.map(levelled), after: now.map(levelled), lore, fights }),
  };
}

/** A sheet as the index of a session reads it. */
const levelled = (character: Character) => ({ ...character, level: levelOf(character) });

/** How far the party had come, first as it was at the position. */
async function statesSince(sql: Sql, campaignId: string, after: number): Promise<PlayState[]> {
  const earlier = await documentStore.listDocumentsAt(sql, campaignId, 'play', after);
  const changes = await documentStore.listChanges(sql, campaignId, 'play', after, NOW);
  const rows = [...earlier, ...changes].flatMap(({ key, data }) => (data === null ? [] : [{ id: key, data }]));
  return readableOf(PlayState, rows, 'place');
}

async function sheetsAt(sql: Sql, campaignId: string, position: number): Promise<Character[]> {
  const rows = (await documentStore.listDocumentsAt(sql, campaignId, 'character', position)).map(({ key, data }) => ({ id: key, data }));
  return readableOf(Character, rows, 'sheet');
}

/** Those who played: each by the name of their character, where they have one, and their own. */
function heroesOf(passages: readonly PassageRow[], sheets: readonly Character[]): string[][] {
  const heroes = new Map<string, string[]>();
  for (const { role, authorId, author } of passages) {
    if (role !== 'player' || authorId === null || heroes.has(authorId)) continue;
    const sheet = sheets.find(({ userId }) => userId === authorId);
    heroes.set(authorId, sheet ? [sheet.name, author] : [author]);
  }
  for (const { userId, name } of sheets) if (!heroes.has(userId)) heroes.set(userId, [name]);
  return [...heroes.values()];
}
