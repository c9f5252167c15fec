import { looksLike } from '#domain/text/name-likeness.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findName, listNamesBeside, listNamesBesideAt } from './names.store.ts';

interface Seating {
  campaignId: string;
  userId: string;
  /** The seat that the person is about to have. */
  seat: Seat;
  /** Whether somebody else gives the seat, who is told whose name it is about. */
  isGiven?: boolean;
}

/** Refuses a seat to somebody whose name would be taken for that of a Dungeon Master of the table; and a Dungeon Master's seat to a name that another person there has. */
export async function refuseAlikeSeat(sql: Sql, { campaignId, userId, seat, isGiven = false }: Seating): Promise<void> {
  const name = await findName(sql, userId);
  const others = await listNamesBeside(sql, campaignId, userId, seat === 'owner' || seat === 'co-dm');
  const other = others.find((each) => looksLike(each.name, name));
  if (other === undefined) return;
  if (!isGiven) throw new Refusal('name.likeDm');
  throw new Refusal('name.likeAnother', `“${name}” and “${other.name}” look alike. One of them must change their display name first.`);
}

/** Refuses a display name that would be taken for a Dungeon Master's at a table of that person, or, for a Dungeon Master, for anybody's there. */
export async function refuseAlikeName(sql: Sql, userId: string, name: string): Promise<void> {
  const other = (await listNamesBesideAt(sql, userId)).find((each) => looksLike(each.name, name));
  if (other === undefined) return;
  const who = other.isDm ? 'the Dungeon Master' : 'somebody';
  throw new Refusal(
    'name.likeAnother',
    `At the table “${other.campaign}” ${who} is called “${other.name}”. Please choose another display name.`,
  );
}
