import { classLine, levelOf } from '#domain/character/classes/class-line.ts';
import { Character } from '#domain/character/character.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { CastMember } from '#domain/timeline/history.ts';
import { PlayState } from '#domain/narration/play-state.ts';
import { locationOf } from '#domain/narration/whereabouts.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { at as operation } from '#contract/play/history.ts';
import { query } from '#server/kernel/calls/handle.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged, readableOf, readStored } from '#server/kernel/database/stored.ts';
import { adventureOf } from '#server/features/adventures/index.ts';
import { findAccess, findPlay } from '#server/features/campaigns/index.ts';
import { messageStore } from '#server/features/chat/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { findSpot } from './find-spot.ts';
import type { Spot } from './find-spot.ts';

export const at = query(operation, {
  may: policies['history.at'],
  find: findAccess,
  run: async ({ sql, actor, input }) => {
    const spot = await findSpot(sql, input);
    return {
      location: await locationAt(sql, spot),
      characters: await castAt(sql, spot),
      messages: await messageStore.listMessagesAt(sql, personOf(actor).id, spot, campaignServerLimits.momentMessages),
    };
  },
});

async function locationAt(sql: Sql, { campaignId, position, branchId }: Spot) {
  const [play] = await documentStore.listDocumentsAt(sql, campaignId, 'play', position, branchId);
  const now = await findPlay(sql, campaignId);
  const state = play ? readStored(PlayState, play.data, { what: 'place', id: campaignId }) : null;
  if (!now || state === null || state instanceof Damaged) return null;
  return locationOf(await adventureOf(sql, now), state);
}

async function castAt(sql: Sql, { campaignId, position, branchId }: Spot): Promise<CastMember[]> {
  const sheets = await documentStore.listDocumentsAt(sql, campaignId, 'character', position, branchId);
  const rows = sheets.map(({ key, data }) => ({ id: key, data }));
  return readableOf(Character, rows, 'sheet').map((character) => {
    return {
      id: character.id,
      userId: character.userId,
      name: character.name,
      level: levelOf(character),
      classLine: classLine(character),
      hitPoints: hitPointsLeft(character),
      maximum: maximumHitPointsOf(character).value,
    };
  });
}
