import type { Brief, Intent } from '#domain/brief.ts';
import { limits } from '#domain/limits.ts';
import type { Sql } from '#server/kernel/database.ts';
import { findPlay, listParticipants } from '#server/features/campaigns/index.ts';
import { listAwaitingReply, listPublicMessages } from '#server/features/chat/index.ts';
import { findClosedIntents } from '#server/features/turns/index.ts';
import { adventureOf } from './adventure-of.ts';
import { findHistory } from './narrator.store.ts';
import type { NarrationRow } from './narrator.store.ts';

/** Heroes a brief names besides those who act. */
const PARTY = 12;

/** Gathers what the narrator may know for one reply; null when the campaign is gone. Whispers and notes are not read at all. */
export async function writeBrief(sql: Sql, narration: NarrationRow): Promise<{ brief: Brief; used: Set<string> } | null> {
  const { campaignId, cause, cycle } = narration;
  const [play, { told, used }, acting, participants, recent] = await Promise.all([
    findPlay(sql, campaignId),
    findHistory(sql, campaignId),
    cycle === null ? talkOf(sql, narration.id) : actionsOf(sql, campaignId, cycle),
    listParticipants(sql, campaignId, PARTY),
    listPublicMessages(sql, campaignId, limits.recentMessages),
  ]);
  if (!play) return null;
  const party = new Map(acting.map(({ who, name }) => [who, { id: who, name }]));
  for (const { userId, name, seat } of participants) {
    if (seat === 'player' && party.size < PARTY) party.set(userId, { id: userId, name });
  }
  const adventure = await adventureOf(sql, play.worldId);
  return {
    brief: {
      campaignId,
      turn: told + 1,
      cause,
      adventure: { ...adventure, npcs: adventure.npcs.map(({ secret: _secret, ...npc }) => npc) },
      state: play.state,
      party: [...party.values()],
      intents: acting.map(({ who, text }) => ({ who, text })),
      recent: recent.map(({ authorName, role, content }) => ({ sender: authorName, role, content })),
    },
    used,
  };
}

type Acting = Intent & { name: string };

async function actionsOf(sql: Sql, campaignId: string, cycle: number): Promise<Acting[]> {
  const intents = await findClosedIntents(sql, campaignId, cycle);
  return intents.map(({ userId, name, text }) => ({ who: userId, name, text }));
}

async function talkOf(sql: Sql, narrationId: string): Promise<Acting[]> {
  const messages = await listAwaitingReply(sql, narrationId);
  return messages.flatMap(({ authorId, authorName, content }) =>
    authorId === null ? [] : [{ who: authorId, name: authorName, text: content }],
  );
}
