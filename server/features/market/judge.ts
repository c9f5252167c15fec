import type { QueuedListing } from '#domain/market/listing.ts';
import type { ListingState } from '#domain/market/terms.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { cardOf, findListing, listQueued, lockListing, saveState } from './listings.store.ts';
import { deleteReports, listReports } from './said.store.ts';

/** What administrators should look at, with what was reported of it. */
export async function listForJudging(sql: Sql): Promise<QueuedListing[]> {
  const rows = await listQueued(sql);
  const reports = await listReports(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { state, takenDownBecause, manifest } = row;
    const own = reports.filter(({ listingId }) => listingId === row.id);
    const told = own.map(({ reason, text, by, at }) => ({ reason, text, by, at: at.toISOString() }));
    return { ...cardOf(row), state, takenDownBecause, description: manifest.description, reports: told };
  });
}

/** Shows a listing or takes it down, which settles its reports. One that its publisher has withdrawn stays so. Answers its title. */
export async function judge(
  sql: Sql,
  { listingId, isShown, because }: { listingId: string; isShown: boolean; because: string },
): Promise<{ title: string; state: ListingState }> {
  if (!isShown && because === '') throw new Refusal('listing.reasonNeeded');
  const before = await lockListing(sql, listingId);
  const row = before && (await findListing(sql, listingId));
  if (!row) throw new Refusal('listing.notFound');
  const shown = before.state === 'withdrawn' ? 'withdrawn' : 'shown';
  const state = isShown ? shown : 'takenDown';
  await saveState(sql, listingId, state, isShown ? '' : because);
  await deleteReports(sql, listingId);
  return { title: row.manifest.title, state };
}
