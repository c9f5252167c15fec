import type { Npc } from '#domain/narration/adventure.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import { wareMeant, waresOf } from '#domain/narration/items/wares.ts';
import { coinsFor } from '#domain/rules/coins.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { priceOf } from '#server/features/storyteller/parse/talk/prices.ts';
import { sells } from '#server/features/storyteller/parse/talk/wants.ts';

/** What comes of wanting to buy something and not paying for it: its price, food and drink on the slate where somebody sells, else nothing. */
export function tellTrade(action: HeroAction, wants: string, writer: SceneWriter, facts: Facts, npc: Npc): RankedText {
  const { fragments } = writer;
  const ware = wareMeant(npc, wants, writer.before);
  if (ware) {
    const things = tellCoins(coinsFor(ware.copper));
    const text = fragments.insist(['trade.dearer'], { ...facts, subject: wants, things });
    return required(text ?? `${npc.name} wants ${things} for ${wants}.`);
  }
  const group = !sells(npc) && npc.wares === undefined ? 'trade.none' : priceOf(wants) !== null ? 'trade.served' : 'trade.refused';
  if (group === 'trade.served') writer.remembered.push({ npc: npc.id, by: action.actor.id, kind: 'owed', words: wants });
  return required(fragments.insist([group], { ...facts, subject: wants }) ?? `Nobody here sells ${wants}.`, `Nobody here sells ${wants}.`);
}

const askingWares = /\b(?:sells?|selling|for sale|wares|prices?|how much|costs?)\b|\b(?:can|could|may) (?:i|we) buy\b/i;

/** What somebody still has to sell, with its price, where they are asked for it; undefined where they are not, or have nothing. */
export function tellWares(action: HeroAction, npc: Npc, writer: SceneWriter, facts: Facts): RankedText | undefined {
  const wares = waresOf(npc, writer.before);
  if (wares.length === 0 || action.wants !== null || !askingWares.test(`${action.clauses.join(' ')} ${action.quote ?? ''}`))
    return undefined;
  const things = listed(wares.map(({ name, copper }) => `${name} for ${tellCoins(coinsFor(copper))}`));
  return required(writer.fragments.insist(['trade.wares'], { ...facts, things }) ?? `${npc.name} sells ${things}.`);
}
