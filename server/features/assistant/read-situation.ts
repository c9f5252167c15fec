import { z } from 'zod';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import type { Actor } from '#domain/account/account.ts';
import type { LoreNote } from '#domain/narration/brief.ts';
import { loreSpokenOf } from '#domain/narration/lore-notes.ts';
import { personOf } from '#domain/permissions/policies.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import { limits } from '#domain/limits/limits.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { adventureOf, playsReady } from '#server/features/adventures/index.ts';
import { listParticipants, findPlay } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { messageStore } from '#server/features/chat/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { readNamedLoreFor } from '#server/features/table-lore/index.ts';
import { buildsWorld } from '#server/features/worlds/index.ts';

/** Entries whose names are looked at more closely, and characters of them that are told. */
const LORE = { entries: 60, characters: 8000 } as const;

/** What a DM's assistant knows of the table: of the adventure and the lore what the DM may know, and of the chat what everyone reads. */
export interface Situation {
  adventure: Adventure;
  state: PlayState;
  party: { name: string; level: number }[];
  /** The last words of play, oldest first. */
  recent: { sender: string; content: string }[];
  /** The lore of the world and of the table that the question speaks of, as this DM reads it. */
  lore: LoreNote[];
}

/** Who asks what, with their access to the campaign. */
export interface Question {
  actor: Actor;
  table: TableAccess;
  content: string;
}

const Hero = z.object({ name: z.string(), level: z.int().min(1).max(20), userId: z.string().optional() });

/**
 * Reads how the table stands, for one of its DMs: secrets of a world are for those who build it. Whispers and notes are not
 * read at all, those to the DM neither: a model may be shown this.
 */
export async function readSituation(sql: Sql, { actor, table, content }: Question): Promise<Situation> {
  const { campaignId } = table;
  const play = await findPlay(sql, campaignId);
  if (!play) throw new Refusal('campaign.notFound');
  const records = await documentStore.listDocuments(sql, campaignId, 'character');
  const heroes = records.flatMap(({ data }) => Hero.safeParse(data).data ?? []);
  const players = (await listParticipants(sql, campaignId, narrationServerLimits.heroesPerBrief)).filter(({ seat }) => seat === 'player');
  const without = players.filter(({ userId }) => heroes.every((hero) => hero.userId !== userId));
  const recent = await messageStore.listPublicMessages(sql, campaignId, limits.recentMessages);
  const adventure = await adventureOf(sql, play);
  return {
    adventure: playsReady(play) || (await buildsWorld(sql, personOf(actor).id, play.worldId)) ? adventure : withoutSecrets(adventure),
    state: play.state,
    party: [...heroes.map(({ name, level }) => ({ name, level })), ...without.map(({ name }) => ({ name, level: 1 }))].slice(
      0,
      narrationServerLimits.heroesPerBrief,
    ),
    recent: recent.map(({ authorName, content: said }) => ({ sender: authorName, content: said })),
    lore: await loreOf(sql, { actor, table, content }),
  };
}

/** What is spoken of, with all that this DM may read of it and nothing that they may not. */
async function loreOf(sql: Sql, { actor, table, content }: Question): Promise<LoreNote[]> {
  const spoken = await readNamedLoreFor(sql, actor, table, content, LORE.entries);
  return loreSpokenOf(
    spoken.map(({ knownAs, ...entry }) => ({ ...entry, aliases: knownAs })),
    [content],
    LORE.characters,
    LORE.characters,
  );
}

function withoutSecrets(adventure: Adventure): Adventure {
  return { ...adventure, npcs: adventure.npcs.map(({ secret: _secret, ...npc }) => npc) };
}
