import type { Npc } from '#domain/narration/adventure.ts';
import type { Ware } from '#domain/narration/items/adventure-goods.ts';
import { wareMeant } from '#domain/narration/items/wares.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { counted } from '#server/features/storyteller/parse/talk/payment.ts';
import { priceOf } from '#server/features/storyteller/parse/talk/prices.ts';
import { sells } from '#server/features/storyteller/parse/talk/wants.ts';

/** What somebody still sells and a hero would buy, as it is named: "three strings of onions" are the string of onions. */
export const wareWanted = (npc: Npc, wants: string, state: Pick<PlayState, 'tags'>): Ware | undefined =>
  wareMeant(npc, wants, state) ?? wareMeant(npc, counted(wants).thing, state);

/** How many of a ware a hero would buy; what is sold by the number goes as a whole. */
function countOf(wants: string, ware: Ware): number {
  return counted(ware.name).count > 1 ? 1 : counted(wants).count;
}

/** A ware with the price of as many as a hero would buy. */
export function asMany(ware: Ware, wants: string): Ware {
  const count = countOf(wants, ware);
  return count === 1 ? ware : { ...ware, copper: ware.copper * count, ...(ware.least !== undefined && { least: ware.least * count }) };
}

/** What somebody takes for food or drink that they serve without having it among their wares, in copper; null where they do not. */
export function servedFor(npc: Npc, wants: string): number | null {
  const price = sells(npc) ? priceOf(wants) : null;
  return price === null ? null : price * counted(wants).count;
}
