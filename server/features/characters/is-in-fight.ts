import { z } from 'zod';
import type { Character } from '#domain/character/character.ts';
import { waitsForClock, withClock } from '#domain/character/effects/play-clock.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

/** Of a fight no more than whether it goes on, and whose heroes stand in it. */
const Fight = z.object({
  entry: z.object({
    combat: z.object({ phase: z.string(), combatants: z.array(z.object({ kind: z.string(), source: z.string().nullable() })) }),
  }),
});

/** Whether a character's hero stands in a fight that goes on at the table, or, where that counts, in one that is prepared. */
export async function isInFight(
  sql: Sql,
  { campaignId, characterId }: { campaignId: string; characterId: string },
  { orPrepared = false } = {},
): Promise<boolean> {
  const last = (await documentStore.listDocuments(sql, campaignId, 'combat')).at(-1);
  const combat = last && Fight.safeParse(last.data).data?.entry.combat;
  const counts = combat !== undefined && (combat.phase === 'running' || (orPrepared && combat.phase !== 'over'));
  return counts && combat.combatants.some(({ kind, source }) => kind === 'hero' && source === characterId);
}

/** A sheet as it is kept: outside of a fight the clock of the people who play counts its short effects from now on. */
export async function counted(sql: Sql, sheet: Character, now: Date): Promise<Character> {
  if (!sheet.activeEffects.some(waitsForClock) || (await isInFight(sql, { campaignId: sheet.campaignId, characterId: sheet.id })))
    return sheet;
  return withClock(sheet, now);
}
