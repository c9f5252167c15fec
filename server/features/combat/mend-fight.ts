import type { Actor } from '#domain/account/account.ts';
import { combatFact } from '#domain/combat/fact.ts';
import { followSheet } from '#domain/combat/sheet.ts';
import { personOf } from '#domain/permissions/policies.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { Damaged } from '#server/kernel/database/stored.ts';
import { lockCharacters } from '#server/features/characters/index.ts';
import { announceUnknown } from './announce-fight.ts';
import { bringFightBack, findFight, heroesOf, saveFight } from './fight.ts';
import type { Fight } from './fight.ts';

/**
 * Undoes what has damaged the fight of a table. Heroes in it become as their sheets are, for sheets may have changed since.
 * Undefined where the fight is not damaged; null where it could never be read and is put away.
 */
export async function mendFight(call: { tx: Tx; actor: Actor; input: { campaignId: string } }): Promise<Fight | null | undefined> {
  const { tx, actor, input } = call;
  const { campaignId } = input;
  const damaged = await findFight(tx.sql, campaignId);
  if (!(damaged instanceof Damaged)) return undefined;
  const { id, name } = personOf(actor);
  const by = { id, name };
  const back = await bringFightBack(tx, campaignId, damaged, by);
  announceUnknown(tx, campaignId);
  if (!back || back.entry.combat.phase === 'over') return back;
  const characters = await lockCharacters(tx.sql, campaignId, heroesOf(back.entry));
  const combat = [...characters.values()].reduce(followSheet, back.entry.combat);
  const fight = { ...back, entry: { ...back.entry, combat } };
  await saveFight(tx, campaignId, fight, { by, summary: [combatFact('mended')] });
  return fight;
}
