import type { Npc } from '#domain/narration/adventure.ts';
import type { Ware } from '#domain/narration/items/adventure-goods.ts';
import { wareMeant, waresOf } from '#domain/narration/items/wares.ts';
import { allCoins } from '#domain/narration/payment.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { worthOf } from '#domain/rules/coins.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { coinsHeldOut } from './offered-coins.ts';
import { isFor } from '#server/features/storyteller/parse/purpose/purpose-model.ts';

const haggling =
  /\b(?:haggl\w*|bargain\w*|cheaper|discount|(?:lower|better|special|fairer) price|price (?:down|lower)|(?:come|go) (?:down|lower)|(?:knock|take) (?:something|some|a (?:bit|little|copper|silver)) off|half (?:the )?price|too (?:much|dear|expensive|steep))\b/i;
const offering =
  /\b(?:would|will|do|could|can) (?:you|he|she|they) (?:take|accept|settle for|let \w+ have \w+ for|sell (?:it|them|\w+ \w+) for)\b/i;

/** A text as bare words, in which names of wares can stand. */
export const wordsIn = (text: string): string => text.replaceAll(/[^\p{L}\p{N}' -]/gu, ' ').replaceAll(/\s+/g, ' ');

/** A ware that is haggled over; `offered` is the sum that is named, in copper. */
interface Haggling {
  ware: Ware;
  offered: number | null;
}

/** What of an NPC's wares an action haggles over: the one it names, or the only one that is left. */
export function hagglingIn(action: HeroAction, npc: Npc, state: Pick<PlayState, 'tags'>): Haggling | undefined {
  if (!npc.wares || action.pays !== null) return undefined;
  const text = `${action.clauses.join(' ')} ${action.quote ?? ''}`;
  const offered =
    offering.test(text) || isFor(action.quote ?? text, 'offer') ? worthOf(allCoins(coinsHeldOut(action.quote ?? text) ?? {})) : 0;
  if (offered === 0 && !haggling.test(text)) return undefined;
  const all = waresOf(npc, state);
  const ware = wareMeant(npc, wordsIn(text), state) ?? (all.length === 1 ? all[0] : undefined);
  return ware && { ware, offered: offered === 0 ? null : offered };
}
