import { createHmac } from 'node:crypto';
import type { Dice } from '#domain/dice/dice.ts';
import { FREE_TEMPLATE_CAMPAIGN } from '#domain/ids.ts';
import { systemDice } from '#server/kernel/system-dice.ts';
import { faceOf } from '#domain/dice/verifiable/face-of.ts';
import type { Hmac } from '#domain/dice/verifiable/face-of.ts';
import type { TableDice, TableDicePlace } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { announceDice } from './change-dice.ts';
import { saveRoll, takeNumber } from './table-dice.store.ts';

const hmac: Hmac = (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();

/** Dice that are given, at every table. */
export const takeGivenDice = (roll: Dice) => (): Promise<TableDice> => Promise.resolve({ roll, keep: () => Promise.resolve() });
const ofSystem = takeGivenDice(systemDice);

/**
 * Dice of a table under a number of their own, which is used for nothing else, even where nothing is rolled or kept. The template campaign is
 * everybody's: its dice are those of the system.
 */
export async function takeTableDice(sql: Sql, at: TableDicePlace): Promise<TableDice> {
  if (at.campaignId === FREE_TEMPLATE_CAMPAIGN) return ofSystem();
  const taken = await takeNumber(sql, at);
  const [sides, faces]: [number[], number[]] = [[], []];
  return {
    roll: (most) => {
      const face = faceOf(hmac, { ...taken, place: faces.length }, most);
      sides.push(most);
      faces.push(face);
      return face;
    },
    keep: async (tx) => {
      // The first under a secret opened it, which may have ended another.
      if (taken.number === 0 && !at.isHidden) announceDice(tx, at.campaignId);
      if (faces.length > 0) await saveRoll(tx.sql, taken, { sides, faces }, at.now);
    },
  };
}
