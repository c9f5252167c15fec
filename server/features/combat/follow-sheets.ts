import { combatFact } from '#domain/combat/fact.ts';
import { partyOf } from '#domain/party-of.ts';
import { recordSheet } from '#domain/combat/log.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { listener } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged } from '#server/kernel/database/stored.ts';
import { findSettings } from '#server/features/campaigns/index.ts';
import { lockCharacters } from '#server/features/characters/index.ts';
import { announceFight } from './announce-fight.ts';
import { findFight, lockFight, saveFight } from './fight.ts';

/** What changes on a sheet while its hero fights changes in the fight too, unless the fight changed it. */
export const followSheets = listener('characters.changed', async (tx, events) => {
  for (const { campaignId, characterId, fromFight } of events) if (!fromFight) await followInFight(tx, campaignId, characterId);
});

async function followInFight(tx: Tx, campaignId: string, characterId: string): Promise<void> {
  const there = await findFight(tx.sql, campaignId);
  if (!there || there instanceof Damaged || there.entry.combat.phase === 'over' || !heroOf(there.entry.combat, characterId)) return;
  const character = (await lockCharacters(tx.sql, campaignId, [characterId])).get(characterId);
  const fight = character && (await lockFight(tx.sql, campaignId));
  if (!fight || fight.entry.combat.phase === 'over') return;
  const followed = recordSheet([fight.entry], 'sheet', character);
  if (!followed) return;
  const fact = combatFact('sheetFollowed', { target: partyOf(character) });
  const after = { ...fight, entry: followed.entry };
  await saveFight(tx, campaignId, after, { by: { id: null, name: 'System' }, summary: [fact] });
  const { hitPointsShown: shown } = await findSettings(tx.sql, campaignId);
  await announceFight(tx, { campaignId, shown, before: fight, after });
}
