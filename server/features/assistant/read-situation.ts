import { z } from 'zod';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import { limits } from '#domain/limits/limits.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { adventureOf, playsReady } from '#server/features/adventures/index.ts';
import { listParticipants, findPlay } from '#server/features/campaigns/index.ts';
import { listPublicMessages } from '#server/features/chat/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { buildsWorld } from '#server/features/worlds/index.ts';

/** What a DM's assistant knows of the table: of the adventure what the DM may know, and of the chat what everyone reads. */
export interface Situation {
  adventure: Adventure;
  state: PlayState;
  party: { name: string; level: number }[];
  /** The last words of play, oldest first. */
  recent: { sender: string; content: string }[];
}

const Hero = z.object({ name: z.string(), level: z.int().min(1).max(20), userId: z.string().optional() });

/**
 * Reads how the table stands, for one of its DMs: secrets of a world are for those who build it. Whispers and notes are not
 * read at all, those to the DM neither: a model may be shown this.
 */
export async function readSituation(sql: Sql, campaignId: string, requestedBy: string): Promise<Situation> {
  const play = await findPlay(sql, campaignId);
  if (!play) throw new Refusal('campaign.notFound');
  const records = await documentStore.listDocuments(sql, campaignId, 'character');
  const heroes = records.flatMap(({ data }) => Hero.safeParse(data).data ?? []);
  const players = (await listParticipants(sql, campaignId, narrationServerLimits.heroesPerBrief)).filter(({ seat }) => seat === 'player');
  const without = players.filter(({ userId }) => heroes.every((hero) => hero.userId !== userId));
  const recent = await listPublicMessages(sql, campaignId, limits.recentMessages);
  const adventure = await adventureOf(sql, play);
  return {
    adventure: playsReady(play) || (await buildsWorld(sql, requestedBy, play.worldId)) ? adventure : withoutSecrets(adventure),
    state: play.state,
    party: [...heroes.map(({ name, level }) => ({ name, level })), ...without.map(({ name }) => ({ name, level: 1 }))].slice(
      0,
      narrationServerLimits.heroesPerBrief,
    ),
    recent: recent.map(({ authorName, content }) => ({ sender: authorName, content })),
  };
}

function withoutSecrets(adventure: Adventure): Adventure {
  return { ...adventure, npcs: adventure.npcs.map(({ secret: _secret, ...npc }) => npc) };
}
