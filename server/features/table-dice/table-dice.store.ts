import { randomBytes, randomUUID } from 'node:crypto';
import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { tableDiceLimits } from '#domain/limits/chat-limits.ts';
import type { TableDicePlace } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const TakenRow = z.object({ id: z.string(), secret: z.string(), added: z.array(z.string()), number: z.int() });
/** What the faces of one roll are reckoned from. */
export type TakenNumber = z.infer<typeof TakenRow>;

/** The next number under the secret of a table. Where that has ended, by age or because nobody has rolled yet, the next secret is opened. */
export async function takeNumber(sql: Sql, at: TableDicePlace): Promise<TakenNumber> {
  const taken = (await takeUnderCurrent(sql, at)) ?? (await takeUnderNext(sql, at));
  if (!taken) throw new Error(`The dice of campaign ${at.campaignId} have no secret.`);
  return taken;
}

async function takeUnderCurrent(sql: Sql, { campaignId, isHidden, now }: TableDicePlace): Promise<TakenNumber | undefined> {
  const { rows } = await sql.execute(raw`
    update dice_secret set next_number = next_number + 1, used_at = ${now}
    where campaign_id = ${campaignId} and is_hidden = ${isHidden} and state = 'current' and coalesce(used_at, opened_at) > ${pauseBefore(now)}
    returning id, secret, added, next_number - 1 as number`);
  return parseRows(TakenRow, rows)[0];
}

/** When a secret has to have been used last for its table to go on under it. */
const pauseBefore = (now: Date): Date => new Date(now.getTime() - tableDiceLimits.pauseMilliseconds);

// Of those who roll at once after a pause one opens it, and the others find it open: they end none that was opened meanwhile.
async function takeUnderNext(sql: Sql, at: TableDicePlace): Promise<TakenNumber | undefined> {
  await endSecrets(sql, at, { notSince: pauseBefore(at.now) });
  await openSecrets(sql, at);
  return takeUnderCurrent(sql, at);
}

/** Which secret is ended: one that was not used since, one that something fell by; without either, any. */
interface EndedOnly {
  notSince?: Date;
  rolled?: boolean;
}

/** Ends the secret under which a table rolls: it may be shown from then on. Answers whether there was such a one. */
export async function endSecrets(sql: Sql, { campaignId, isHidden, now }: TableDicePlace, only: EndedOnly = {}): Promise<boolean> {
  const isIdle = only.notSince === undefined ? raw`true` : raw`coalesce(used_at, opened_at) <= ${only.notSince}`;
  const isUsed = only.rolled === true ? raw`next_number > 0` : raw`true`;
  const { rowCount } = await sql.execute(raw`
    update dice_secret set state = 'ended', ended_at = ${now}
    where campaign_id = ${campaignId} and is_hidden = ${isHidden} and state = 'current' and ${isIdle} and ${isUsed}`);
  return rowCount !== null && rowCount > 0;
}

/** Opens the secret that waits, or a new one, where none is open, and makes the one that waits then. */
export async function openSecrets(sql: Sql, { campaignId, isHidden, now }: TableDicePlace): Promise<void> {
  await sql.execute(raw`
    update dice_secret set state = 'current', opened_at = ${now} where campaign_id = ${campaignId} and is_hidden = ${isHidden} and state = 'next'
      and not exists (select from dice_secret where campaign_id = ${campaignId} and is_hidden = ${isHidden} and state = 'current')`);
  // Those that are there stay.
  const fresh = (state: 'current' | 'next', openedAt: Date | null) =>
    raw`(${randomUUID()}, ${campaignId}, ${isHidden}, ${state}, ${randomBytes(32).toString('hex')}, ${openedAt}::timestamptz)`;
  await sql.execute(raw`
    insert into dice_secret (id, campaign_id, is_hidden, state, secret, opened_at)
    values ${fresh('current', now)}, ${fresh('next', null)} on conflict do nothing`);
}

/** How the dice of one number fell. */
export interface Fallen {
  sides: readonly number[];
  faces: readonly number[];
}

const numbers = (all: readonly number[]) => raw`${`{${all.join(',')}}`}::integer[]`;

/** Keeps how dice fell. */
export async function saveRoll(sql: Sql, taken: TakenNumber, { sides, faces }: Fallen, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into dice_roll (secret_id, number, added, sides, faces, rolled_at)
    values (${taken.id}, ${taken.number}, ${taken.added.length}, ${numbers(sides)}, ${numbers(faces)}, ${now})`);
}

/** Adds words to what the dice of a table are reckoned from, from the next roll on; false where there are as many as there may be. */
export async function addWordsTo(sql: Sql, campaignId: string, text: string): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update dice_secret set added = added || ${text}::text
    where campaign_id = ${campaignId} and state = 'current' and cardinality(added) < ${tableDiceLimits.wordsAdded}`);
  return rowCount !== null && rowCount > 0;
}

const SecretRow = z.object({
  id: z.string(),
  isHidden: z.boolean(),
  state: z.enum(['next', 'current', 'ended']),
  secret: z.string(),
  added: z.array(z.string()),
  rolls: z.int(),
  openedAt: z.coerce.date().nullable(),
  endedAt: z.coerce.date().nullable(),
});
/** A secret as it stands, whoever may know what of it. */
export type StoredSecret = z.infer<typeof SecretRow>;

const columns = raw`id, is_hidden as "isHidden", state, secret, added, next_number as rolls, opened_at as "openedAt", ended_at as "endedAt"`;

/** The secrets of a table: the open ones, those that wait, and the last that have ended, latest first. */
export async function listSecrets(sql: Sql, campaignId: string): Promise<StoredSecret[]> {
  const { rows } = await sql.execute(raw`
    (select ${columns} from dice_secret where campaign_id = ${campaignId} and state <> 'ended')
    union all
    (select ${columns} from dice_secret where campaign_id = ${campaignId} and state = 'ended' order by ended_at desc limit ${tableDiceLimits.endedShown})
    order by "endedAt" desc nulls first`);
  return parseRows(SecretRow, rows);
}

/** One secret of a table; undefined where there is none. */
export async function findSecret(sql: Sql, campaignId: string, id: string): Promise<StoredSecret | undefined> {
  const { rows } = await sql.execute(raw`select ${columns} from dice_secret where campaign_id = ${campaignId} and id = ${id}`);
  return parseRows(SecretRow, rows)[0];
}

const RollRow = z.object({ number: z.int(), added: z.int(), sides: z.array(z.int()), faces: z.array(z.int()), rolledAt: z.coerce.date() });

/** Rolls under a secret in their order, from a number on. */
export async function listRolls(sql: Sql, secretId: string, from: number): Promise<z.infer<typeof RollRow>[]> {
  const { rows } = await sql.execute(raw`
    select number, added, sides, faces, rolled_at as "rolledAt" from dice_roll
    where secret_id = ${secretId} and number >= ${from} order by number limit ${tableDiceLimits.rollsAtOnce}`);
  return parseRows(RollRow, rows);
}
