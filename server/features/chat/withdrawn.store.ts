import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { isOnPlayedBranch, onBranch, onPlayedBranch } from '#server/features/records/index.ts';

type Named = 'm' | 'quoted';

/**
 * Whether a message is still read on the branch played now. What the X-card took back together with a reply is read only on branches that
 * hold this reply: on the one that was left, and on no branch that leaves it earlier.
 */
export const isStillRead = (message: Named): SQL => unlessWithdrawn(message, onPlayedBranch('r'));

/** The same for one branch, played or not. */
export const isStillReadOn = (message: Named, branchId: string): SQL => unlessWithdrawn(message, onBranch('r', branchId));

function unlessWithdrawn(message: Named, onItsBranch: SQL): SQL {
  const withdrawnWith = raw`${raw.raw(message)}.withdrawn_with`;
  return raw`(${withdrawnWith} is null or exists (select 1 from message r ${onItsBranch} where r.id = ${withdrawnWith}))`;
}

/** What a reply answered. */
export interface Answered {
  campaignId: string;
  narrationId: string;
  /** The cycle whose actions it answers. */
  cycle: number | null;
  /** Between these positions it took up the words of the Dungeon Masters. */
  heard: { after: number; upTo: number };
}

const Cause = z.object({ id: z.string(), authorId: z.string().nullable(), content: z.string() });
/** A message that a reply answered. */
export type Cause = z.infer<typeof Cause>;

/** The messages that led to a reply: those it answers, the actions of its cycle, and the words of Dungeon Masters that it took up. */
export async function listCauses(sql: Sql, { campaignId, narrationId, cycle, heard }: Answered): Promise<Cause[]> {
  const { rows } = await sql.execute(raw`
    select m.id, m.author_id as "authorId", m.content from message m
    where m.campaign_id = ${campaignId} and m.audience is null and ${isOnPlayedBranch('m', campaignId)} and ${isStillRead('m')}
      and (m.narration_id = ${narrationId} or m.intent_cycle = ${cycle}::int
        or (m.role = 'dm' and m.kind <> 'ooc' and m.position > ${heard.after} and m.position <= ${heard.upTo}))
    order by m.position`);
  return z.array(Cause).parse(rows);
}

/** Takes messages back together with a reply: from now on they are read only on branches that hold it. */
export async function withdraw(sql: Sql, messageIds: string[], narrationId: string): Promise<void> {
  await sql.execute(raw`update message set withdrawn_with = ${narrationId} where id = any(${raw.param(messageIds)}::text[])`);
}
