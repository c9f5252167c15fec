import { combatFact } from '#domain/combat/fact.ts';
import { partyOf } from '#domain/party-of.ts';
import type { Character } from '#domain/character/character.ts';
import { recordActTime, recordSheet } from '#domain/combat/log.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { listener } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged } from '#server/kernel/database/stored.ts';
import { findSettings } from '#server/features/campaigns/index.ts';
import { lockCharacters } from '#server/features/characters/index.ts';
import { announceFight } from './announce-fight.ts';
import { findFight, lockFight, saveFight } from './fight.ts';
import type { Fight } from './fight.ts';

/** What changes on a sheet while its hero fights changes in the fight too, unless the fight changed it. */
const followSheets = listener('characters.changed', async (tx, events) => {
  for (const { campaignId, characterId, fromFight } of events) if (!fromFight) await followInFight(tx, campaignId, characterId);
});

/** What players do on the sheet of a hero who fights takes of that hero's turn, as in the fight itself; what there is no time for is refused. */
const spendOnSheets = listener('characters.acted', async (tx, events) => {
  for (const { campaignId, characterId, time } of events) {
    await changeInFight(tx, campaignId, characterId, ({ entry }, character) => {
      const spent = recordActTime([entry], 'sheet', character.id, time);
      if (!spent.ok) throw new Refusal('character.refused', tellCombatRefusal(spent.refused));
      return spent.value;
    });
  }
});

/** What hears of the sheets of those who fight: what is spent comes before what changes. */
export const sheetListeners = [spendOnSheets, followSheets];

async function followInFight(tx: Tx, campaignId: string, characterId: string): Promise<void> {
  await changeInFight(tx, campaignId, characterId, ({ entry }, character) => recordSheet([entry], 'sheet', character));
}

type Follow = (fight: Fight, character: Character) => ReturnType<typeof recordSheet>;

/** Has the fight of a table follow what was done on the sheet of a hero who stands in it. */
async function changeInFight(tx: Tx, campaignId: string, characterId: string, follow: Follow): Promise<void> {
  const there = await findFight(tx.sql, campaignId);
  if (!there || there instanceof Damaged || there.entry.combat.phase === 'over' || !heroOf(there.entry.combat, characterId)) return;
  const character = (await lockCharacters(tx.sql, campaignId, [characterId])).get(characterId);
  const fight = character && (await lockFight(tx.sql, campaignId));
  if (!fight || fight.entry.combat.phase === 'over') return;
  const followed = follow(fight, character);
  if (!followed) return;
  const fact = combatFact('sheetFollowed', { target: partyOf(character) });
  const after = { ...fight, entry: followed.entry };
  await saveFight(tx, campaignId, after, { by: { id: null, name: 'System' }, summary: [fact] });
  const { hitPointsShown: shown } = await findSettings(tx.sql, campaignId);
  await announceFight(tx, { campaignId, shown, before: fight, after });
}
