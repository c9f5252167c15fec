import type { Npc } from '#domain/narration/adventure.ts';
import { waresOf } from '#domain/narration/items/wares.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';

const eatable =
  /\b(?:ale|beer|cider|wine|mead|brandy|rum|gin|tea|milk|cordial|broth|soup|stew|porridge|bread|loaf|loaves|buns?|rolls?|cakes?|pies?|tarts?|cheese|eels?|fish|herrings?|sausages?|meat|ham|meal|supper|breakfast|turnips?|apples?|pears?|onions?|nuts?|honey|rations?)\b/iu;

/** Whether somebody still sells what one eats or drinks at once. */
export const sellsFare = (npc: Npc, state: PlayState): boolean => waresOf(npc, state).some(({ name }) => eatable.test(name));

/** What there is to eat or drink, asked of nobody: "is there anything to eat here?" */
const asksFare =
  /(?<=^|[.!?,] |\b(?:and|so|but) )(?:(?:is|are) there (?:anything|something)(?: here| in here| around| hot| warm)* to (?:eat|drink|eat or drink|eat and drink)|what(?:['’]?s| is) there to (?:eat|drink)(?: or (?:eat|drink))?|what (?:can|could) (?:i|we) (?:eat|drink|get to (?:eat|drink)))(?: (?:here|in here|around here|around|for us|for me|in this (?:place|inn|town)))*(?=[?]|[.!]?$)/giu;
/** What can be bought, asked of nobody. */
const asksGoods = /(?<=^|[.!?,] |\b(?:and|so|but) )what (?:can|could) (?:i|we) buy(?: (?:here|in here|around here))*(?=[?]|[.!]?$)/giu;

/** A line that asks what there is to eat, drink or buy as one that asks what is for sale, where that answers it. */
export function asForSale(text: string, { adventure, state }: Stage): string {
  const goods = text.replaceAll(asksGoods, 'what is for sale here');
  return presentNpcs(adventure, state).some((npc) => sellsFare(npc, state)) ? goods.replaceAll(asksFare, 'what is for sale here') : goods;
}
