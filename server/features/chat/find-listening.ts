import { z } from 'zod';
import { awaitsOf } from '#domain/chat/awaits.ts';
import type { Awaits } from '#domain/chat/awaits.ts';
import type { Listening } from '#domain/chat/is-addressed.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Message } from '#domain/chat/message.ts';
import { npcsWithHeroes } from '#domain/narration/whereabouts.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { findAccessOfMany, listParticipants, findPlay } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

const nobody: Listening = { npcs: [], players: [] };
const Hero = z.object({ name: z.string(), userId: z.string().nullish() });

/** Whom somebody may speak to at a table; heroes whose player is away are spoken to through the narrator, as NPCs are. Only a table whose narrator answers when it is addressed needs to know. */
export async function findListening(sql: Sql, { campaignId, answers, narrated, collecting }: TableAccess): Promise<Listening> {
  if (answers !== 'addressed' || !narrated || collecting) return nobody;
  const play = await findPlay(sql, campaignId);
  if (!play) return nobody;
  const npcs = npcsWithHeroes(await adventureOf(sql, play), play.state);
  const people = await listParticipants(sql, campaignId, limits.addressedPlayers);
  const heroes = await documentStore.listDocuments(sql, campaignId, 'character');
  const away = new Set(people.flatMap(({ userId, isAway }) => (isAway ? userId : [])));
  const named = heroes.flatMap(({ data }) => Hero.safeParse(data).data ?? []);
  const isAway = ({ userId }: { userId?: string | null | undefined }) => away.has(userId ?? '');
  return {
    npcs: [...npcs, ...named.filter(isAway)].map(({ name }) => name),
    players: [...people, ...named].filter((each) => !isAway(each)).map(({ name }) => name),
  };
}

/** What a message that was written as an intent waits for when it found the collection over. */
export async function awaitsWhenLate(sql: Sql, message: Message): Promise<Awaits> {
  const [access] = await findAccessOfMany(sql, [{ userId: null, campaignId: message.campaignId }]);
  if (!access) return 'nothing';
  const now = { ...access, collecting: false };
  return awaitsOf(message, { ...now, listening: await findListening(sql, now), asked: false });
}
