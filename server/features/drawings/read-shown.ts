import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import type { Shown } from '#domain/narration/picture-prompt.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { topicsOf } from '#domain/safety/safety.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { findPlay, listParticipants } from '#server/features/campaigns/index.ts';
import { listCharacters } from '#server/features/characters/index.ts';
import { findAgreement } from '#server/features/safety/index.ts';

/** What everybody at a table may know of where they are. Secrets, whispers and notes are not read at all. */
export async function readShown(sql: Sql, campaignId: string): Promise<Shown> {
  const play = await findPlay(sql, campaignId);
  if (!play) throw new Refusal('campaign.notFound');
  const participants = await listParticipants(sql, campaignId, narrationServerLimits.heroesPerBrief);
  const players = participants.map(({ userId }) => userId);
  const characters = await listCharacters(sql, campaignId, { players }, narrationServerLimits.heroesPerBrief);
  const { npcs, ...adventure } = await adventureOf(sql, play);
  return {
    adventure: { ...adventure, npcs: npcs.map(({ secret: _secret, ...npc }) => npc) },
    state: play.state,
    heroes: characters.map((character) => ({ id: character.id, name: character.name, card: heroCardOf(character) })),
  };
}

/** What a table has agreed to leave out. */
export async function readAgreed(sql: Sql, campaignId: string): Promise<{ lines: string[]; veils: string[] }> {
  const agreement = await findAgreement(sql, campaignId);
  return { lines: topicsOf(agreement, 'line'), veils: topicsOf(agreement, 'veil') };
}
