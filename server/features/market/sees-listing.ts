import type { Actor } from '#domain/account/account.ts';
import type { ListingRow } from './listings.store.ts';

/** Whether somebody sees a listing. Whoever published it and administrators see what is not shown. */
export function seesListing(actor: Actor, { state, publisherId, price }: ListingRow, sells: boolean): boolean {
  if (state === 'shown' && (sells || price === null)) return true;
  return actor.kind === 'person' && (actor.id === publisherId || actor.plan === 'ADMIN');
}
